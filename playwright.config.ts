import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

const flags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

export default defineConfig({
  testDir: 'e2e',
  testIgnore: '**/other-browsers/**',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  // Each has a site and a browser of its own.
  workers: Math.min(4, Math.max(2, availableParallelism())),
  retries: 0,
  forbidOnly: true,
  fullyParallel: true,
  reporter: [['list', { printSteps: false }]],
  // No test is about how fast the machine is: with both processors busy the longest step takes four seconds.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    // Videos play and pages glide only in the tests that are about it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: flags,
      ...(process.env.PLAYWRIGHT_CHROMIUM && { executablePath: process.env.PLAYWRIGHT_CHROMIUM }),
    },
  },
})
