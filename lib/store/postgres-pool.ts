import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseError, Pool, types } from 'pg'
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
export function postgresPool(url: string, max: number, queryMs: number) {
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

  let pool = open()
  const replace = (broken: Pool) => {
    if (broken !== pool) return
    pool = open()
    broken.end().catch((error: unknown) => log.warn({ err: error }, 'a pool did not close'))
  }

  return {
    /** A connection for one user at a time, until it is released. */
    async connect() {
      const from = pool
      const client = await from.connect()
      let failure: Error | undefined
      return {
        async query(text: string, values: readonly unknown[]) {
          try {
            return await client.query<object>(text, [...values])
          } catch (error) {
            if (isBroken(error)) failure = error instanceof Error ? error : new Error(String(error))
            throw error
          }
        },
        release() {
          client.release(failure)
          if (failure) replace(from)
        },
      }
    },

    /** A server that does not answer does not say goodbye either: resolves within a second. */
    end: (): Promise<void> => Promise.race([pool.end(), wait(1_000, undefined, { ref: false })]),
  }
}
