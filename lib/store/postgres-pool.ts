import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import type { PostgresPool } from 'kysely'
import { DatabaseError, Pool, type PoolClient, types } from 'pg'
import { log } from '@/lib/log'

types.setTypeParser(types.builtins.INT8, Number)

const connectMs = 2_000

/** Whether the connection is of no use any more: it broke, went silent, or its server hands over. */
const isBroken = (error: unknown) =>
  !(error instanceof DatabaseError) || /^(08|57P|25006)/.test(error.code ?? '')

/**
 * Connections to Postgres. Nothing is asked of them that a pooler in transaction mode refuses: no
 * startup parameters, no session state, no named statements. When one breaks, all that lie idle are
 * closed with it, and the next are made to whatever address the name has then.
 * @param url `DATABASE_URL`
 * @param max how many connections at most
 * @param queryMs after so many milliseconds without an answer a connection counts as broken
 */
export function postgresPool(url: string, max: number, queryMs: number): PostgresPool {
  function open() {
    const opened = new Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: connectMs,
      query_timeout: queryMs,
      keepAlive: true,
      allowExitOnIdle: true,
    })
    opened.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'))
    // One that breaks while it is used fails the query as well: that is the error to tell.
    opened.on('connect', (client) => client.on('error', () => undefined))
    return opened
  }

  /** A pool, and a function for each caller waiting for a connection that has it ask again. */
  const withWaiting = (pool: Pool) => ({ pool, waiting: new Set<() => void>() })
  let current = withWaiting(open())
  const replace = (broken: typeof current) => {
    if (broken !== current) return
    current = withWaiting(open())
    const closed = broken.pool.end()
    closed.catch((error: unknown) =>
      log.warn({ err: error }, 'a pool of database connections did not close'),
    )
    for (const askAnew of broken.waiting) askAnew()
    broken.waiting.clear()
  }

  const checkOut = () =>
    new Promise<{ client: PoolClient; from: typeof current }>((resolve, reject) => {
      const from = current
      const askAnew = () => resolve(checkOut())
      from.waiting.add(askAnew)
      from.pool.connect().then(
        (client) => (from.waiting.delete(askAnew) ? resolve({ client, from }) : client.release()),
        (error: Error) => from.waiting.delete(askAnew) && reject(error),
      )
    })

  return {
    /** A connection for one user at a time, until it is released. */
    async connect() {
      const { client, from } = await checkOut()
      let failure: Error | undefined
      // All else that Kysely asks of a connection is the client's own.
      return Object.assign(Object.create(client) as PoolClient, {
        async query(text: string, values: unknown[]) {
          try {
            return await client.query(text, values)
          } catch (error) {
            if (isBroken(error)) failure = error instanceof Error ? error : new Error(String(error))
            throw error
          }
        },
        release() {
          client.release(failure)
          if (failure) replace(from)
        },
      })
    },

    /** A server that does not answer does not say goodbye either: resolves within a second. */
    end: (): Promise<void> =>
      Promise.race([current.pool.end(), wait(1_000, undefined, { ref: false })]),
  }
}
