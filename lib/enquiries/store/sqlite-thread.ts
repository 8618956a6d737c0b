import 'server-only'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type Trouble, troubleWith } from './sqlite-trouble'

interface Result {
  rows: unknown[]
  changes: number
}

type Reply = { id: number } & (
  | { result: Result; error?: undefined }
  | { error: { message: string; code: string; isLost?: true } }
)

/** The source, which Node.js runs as it is, or in a release what the build made of it. */
function workerFile(): string {
  const source = path.resolve(/* turbopackIgnore: true */ 'lib/enquiries/store/sqlite-worker.mts')
  const isThere = existsSync(/* turbopackIgnore: true */ source)
  return isThere ? source : path.resolve(/* turbopackIgnore: true */ '.next/sqlite-worker.mjs')
}

/** How long a statement waits for a lock that another process holds, in milliseconds. */
const lockMs = 5_000

const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')

/**
 * An SQLite file in a thread of its own. `execute` runs one statement, each its own transaction, and
 * tries for five seconds while another process holds the lock; it throws an error with SQLite's
 * `code`. A thread that ended is started again by the next statement, but not one whose file was
 * deleted, replaced or damaged: what is stored from then on would be lost.
 * @param file path of the file, or `:memory:`
 * @param onLost is called once with what there is to say when the file is lost
 */
export function sqliteThread(file: string, onLost?: (error: Error) => void) {
  const waiting = new Map<number, (reply: Reply) => void>()
  let worker: Worker | undefined
  let last = 0

  function start() {
    const started = new Worker(workerFile(), { workerData: { file } })
    let message = 'The thread of the store has ended'
    started.on('message', (reply: Reply) => {
      waiting.get(reply.id)?.(reply)
      waiting.delete(reply.id)
      // The process may end while its store has nothing to do.
      if (waiting.size === 0) started.unref()
    })
    started.on('error', (error: Error) => ({ message } = error))
    started.on('exit', () => {
      worker = undefined
      for (const [id, reply] of waiting) reply({ id, error: { message, code: 'ENDED' } })
      waiting.clear()
    })
    return started
  }

  async function ask(sql: string, parameters: readonly unknown[]): Promise<Result> {
    worker ??= start()
    worker.ref()
    const id = ++last
    worker.postMessage({ id, sql, parameters })
    const reply = await new Promise<Reply>((resolve) => waiting.set(id, resolve))
    if (reply.error === undefined) return reply.result
    const { message, code, isLost } = reply.error
    const error = code.startsWith('STORE_')
      ? troubleWith(file, code as Trouble, message)
      : Object.assign(new Error(message), { code })
    if (isLost) onLost?.(error)
    throw error
  }

  return {
    async execute(sql: string, parameters: readonly unknown[] = []): Promise<Result> {
      const giveUpAt = performance.now() + lockMs
      for (;;) {
        try {
          return await ask(sql, parameters)
        } catch (error) {
          if (!isBusy(error) || performance.now() > giveUpAt) throw error
          await wait(20 + Math.random() * 30)
        }
      }
    },

    /** Resolves when the file is closed. */
    async close(): Promise<void> {
      const closed = worker
      if (!closed) return
      try {
        await ask('close', [])
      } finally {
        await closed.terminate()
      }
    },
  }
}
