import 'server-only'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

interface Result {
  rows: unknown[]
  changes: number
}

type Answer = { id: number } & (
  { result: Result; error?: undefined } | { error: { message: string; code: string } }
)

/** How long a statement waits for a lock that another process holds, in milliseconds. */
const lockMs = 5_000

const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')

/**
 * An SQLite file in a thread of its own. `execute` runs one statement, each its own transaction, and
 * tries for five seconds while another process holds the lock; it throws an error with SQLite's
 * `code`. A thread that ended is started again by the next statement.
 * @param file path of the file, or `:memory:`
 */
export function sqliteThread(file: string) {
  const waiting = new Map<number, (answer: Answer) => void>()
  let worker: Worker | undefined
  let last = 0
  let closing = false

  function start() {
    const started = new Worker(path.join(process.cwd(), 'lib/store/sqlite-worker.cjs'), {
      workerData: { file },
    })
    let reason = 'The thread of the store has ended'
    started.on('message', (answer: Answer) => {
      waiting.get(answer.id)?.(answer)
      waiting.delete(answer.id)
      // The process may end while it has nothing to do, but not before it has closed the file.
      if (waiting.size === 0 && !closing) started.unref()
    })
    started.on('error', ({ message }) => (reason = message))
    started.on('exit', () => {
      worker = undefined
      closing = false
      for (const [id, settle] of waiting) settle({ id, error: { message: reason, code: 'ENDED' } })
      waiting.clear()
    })
    return started
  }

  async function executeOnce(sql: string, parameters: readonly unknown[]): Promise<Result> {
    worker ??= start()
    const id = ++last
    worker.ref()
    worker.postMessage({ id, sql, parameters })
    const answer = await new Promise<Answer>((resolve) => waiting.set(id, resolve))
    if (answer.error === undefined) return answer.result
    const { message, code } = answer.error
    throw Object.assign(new Error(message), { code })
  }

  return {
    async execute(sql: string, parameters: readonly unknown[] = []): Promise<Result> {
      const giveUpAt = performance.now() + lockMs
      for (;;) {
        try {
          return await executeOnce(sql, parameters)
        } catch (error) {
          if (!isBusy(error) || performance.now() > giveUpAt) throw error
          await wait(20 + Math.random() * 30)
        }
      }
    },

    async close(): Promise<void> {
      if (!worker) return
      closing = true
      const ended = once(worker, 'exit')
      worker.ref()
      worker.postMessage('close')
      await ended
    },
  }
}
