import { existsSync } from 'node:fs'
import { defineConfig, firefox, webkit } from '@playwright/test'

const engines = ['firefox', 'webkit'] as const
const installed = engines.filter((name) => existsSync({ firefox, webkit }[name].executablePath()))
if (process.env.TEST_WORKER_INDEX === undefined)
  for (const name of engines)
    if (!installed.includes(name))
      process.stdout.write(`Not tested here: ${name}, npx playwright install --with-deps ${name}\n`)

export default defineConfig({
  testDir: '.',
  testMatch: 'steps.ts',
  // Without an engine no build is needed, either.
  ...(installed.length > 0 && { globalSetup: '../support/global-setup.ts' }),
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  projects: installed.map((browserName) => ({ name: browserName, use: { browserName } })),
})
