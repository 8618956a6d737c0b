import 'server-only'
import { Pool, types } from 'pg'
import { log } from '@/lib/log'

types.setTypeParser(types.builtins.INT8, Number)

/**
 * Connections to Postgres for which a commit is on disk when it returns, and for which a database
 * that does not answer is an error after seconds. 64-bit integers are read as numbers.
 * @param url `DATABASE_URL`
 * @param max how many connections at most
 */
export function postgresPool(url: string, max: number): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    options: '-c synchronous_commit=on',
    connectionTimeoutMillis: 3_000,
    query_timeout: 5_000,
    statement_timeout: 5_000,
    keepAlive: true,
    allowExitOnIdle: true,
  })
  // An idle connection that breaks would otherwise end the process; the next query opens another.
  pool.on('error', (error) => log.warn({ err: error }, 'a connection to the database broke'))
  return pool
}
