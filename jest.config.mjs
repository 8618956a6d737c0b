import { availableParallelism } from 'node:os'
import nextJest from 'next/jest.js'

/** Packages that come as ES modules only, which Jest has to rewrite to load them. */
const modules =
  'kysely|marked|htmlparser2|dom-serializer|domelementtype|domhandler|domutils|entities'

const nextConfig = nextJest({ dir: './' })({
  testEnvironment: 'node',
  // Some tests wait for a timeout of Postgres.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  // A busy machine takes more than half a second to free the memory of a worker that has ended.
  workerGracefulExitTimeout: 10_000,
  cacheDirectory: 'node_modules/.cache/jest',
  // No test is about how fast the machine is.
  testTimeout: 120_000,
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  globalSetup: '<rootDir>/testing/jest-global-setup.mjs',
  globalTeardown: '<rootDir>/testing/jest-global-teardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/testing/jest-setup.ts'],
})

const config = await nextConfig()
// Next's own setting excepts nothing in node_modules.
config.transformIgnorePatterns = [`/node_modules/(?!(${modules})/)`, '\\.module\\.css$']

export default config
