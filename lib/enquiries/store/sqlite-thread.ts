import 'server-only'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

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
 * The file that names the last backup. It is beside the store, because it is asked for when the store
 * can't be read.
 */
export const noteOf = (file: string) => `${file}.last-backup`

/**
 * What an operator does about an embedded database that can't be used: the commands, with the last
 * backup if it is known.
 */
export function howToRestore(file: string): string {
  let backup = 'BACKUP'
  try {
    backup = readFileSync(noteOf(file), 'utf8')
  } catch {
    // None was made with this command.
  }
  return `To restore a backup, stop the site, then: cp ${backup} ${file} && rm -f ${file}-wal ${file}-shm`
}

/**
 * An SQLite file in a thread of its own. `execute` runs one statement, each its own transaction, and
 * tries for five seconds while another process holds the lock; it throws an error with SQLite's
 * `code`. A thread that ended is started again by the next statement, but not one whose file was
 * deleted, replaced or damaged: what is stored from then on would be lost.
 * @param file path of the file, or `:memory:`
 * @param onLost is called once with what there is to say when the file is lost
 */
export function sqliteThread(file: string, onLost?: (error: Error) => void) {
  const waiting = new Map<number, (response: Reply) => void>()
  let worker: Worker | undefined
  let last = 0
  let closing = false
  let lostBecause: Error | undefined

  function start() {
    const started = new Worker(workerFile(), { workerData: { file } })
    let reason = 'The thread of the store has ended'
    started.on('message', (response: Reply) => {
      waiting.get(response.id)?.(response)
      waiting.delete(response.id)
      // The process may end while it has nothing to do, but not before it has closed the file.
      if (waiting.size === 0 && !closing) started.unref()
    })
    started.on('error', (error: Error) => (reason = error.message))
    started.on('exit', () => {
      worker = undefined
      closing = false
      for (const [id, settle] of waiting) settle({ id, error: { message: reason, code: 'ENDED' } })
      waiting.clear()
    })
    return started
  }

  async function close(): Promise<void> {
    if (!worker) return
    closing = true
    const ended = once(worker, 'exit')
    worker.ref()
    worker.postMessage('close')
    await ended
  }

  async function executeOnce(sql: string, parameters: readonly unknown[]): Promise<Result> {
    if (lostBecause) throw lostBecause
    worker ??= start()
    const id = ++last
    worker.ref()
    worker.postMessage({ id, sql, parameters })
    const response = await new Promise<Reply>((resolve) => waiting.set(id, resolve))
    if (response.error === undefined) return response.result
    const { message, code, isLost } = response.error
    const text = code === 'STORE_UNUSABLE' ? `${file}: ${message}. ${howToRestore(file)}` : message
    const error = Object.assign(new Error(text), { code })
    if (isLost && !lostBecause) {
      lostBecause = error
      onLost?.(error)
    }
    throw error
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

    close,
  }
}
