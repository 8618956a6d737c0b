import nextJest from 'next/jest.js'

export default nextJest({ dir: './' })({
  testEnvironment: 'node',
  maxWorkers: '100%',
  // The first test of a store waits for the Postgres to be made.
  testTimeout: 30_000,
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/e2e/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  globalSetup: './jest.global-setup.mjs',
  globalTeardown: './jest.global-teardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
})
