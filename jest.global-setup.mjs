import { startPostgres } from './testing/postgres.mjs'

/** A Postgres for the tests of the store; each makes databases of its own in it. */
export default async function start() {
  globalThis.postgres = await startPostgres()
  process.env.TEST_DATABASE_URL = await globalThis.postgres.createDatabase('tests')
}
