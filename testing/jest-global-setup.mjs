import { lazyPostgres } from './lazy-postgres.mjs'

/** A Postgres for the tests of the store; each makes databases of its own in it. */
export default async function start() {
  globalThis.postgres = await lazyPostgres()
  process.env.TEST_POSTGRES = globalThis.postgres.url
}
