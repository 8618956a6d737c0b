import { defineConfig } from '@playwright/test'
import { installed, packages } from './engines'

const names = [...installed().keys()]
if (process.env.TEST_WORKER_INDEX === undefined)
  for (const [name, needed] of Object.entries(packages))
    if (!names.includes(name))
      process.stdout.write(`Not tested here: ${name}, apt-get install ${needed}\n`)

export default defineConfig({
  testDir: '.',
  testMatch: 'steps.ts',
  // Without an engine no build is needed, either.
  ...(names.length > 0 && { globalSetup: '../support/global-setup.ts' }),
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  projects: names.map((name) => ({ name })),
})
