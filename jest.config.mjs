import nextJest from 'next/jest.js'

export default nextJest({ dir: './' })({
  testEnvironment: 'node',
  maxWorkers: '100%',
  // No test is about how fast the machine is.
  testTimeout: 120_000,
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/e2e/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  globalSetup: './jest.global-setup.mjs',
  globalTeardown: './jest.global-teardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
})
