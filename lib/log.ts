import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { format, stripVTControlCharacters } from 'node:util'
import { pino } from 'pino'
import { runtime } from '@/lib/runtime'

declare module '@/lib/runtime' {
  interface Runtime {
    logOutput?: ReturnType<typeof makeOutput>
  }
}

/** As much waits for standard output before lines are dropped. */
const longestQueueBytes = 4_000_000
const longestFlushMs = 500

function makeOutput() {
  // `flush` calls back after all is written only if the minimum length is above 0.
  const stream = pino.destination({
    dest: 1,
    sync: false,
    minLength: 1,
    maxLength: longestQueueBytes,
  })
  const output = { stream, dropped: 0 }
  // Pino's own listener throws any error but a broken pipe. What could not be written stays in the
  // queue and is tried again with the next line.
  stream.removeAllListeners('error')
  stream.on('error', () => undefined)
  stream.on('drop', () => (output.dropped += 1))
  // Pino calls it when the process ends, and it would try for ever.
  stream.flushSync = () => undefined
  return output
}

const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

const output = () => (runtime().logOutput ??= makeOutput())

/**
 * The server's log: one JSON object per line on standard output, with the `requestId` of the request it
 * belongs to. Never given personal data or secrets. Never throws and never waits: where standard output
 * takes nothing, the lines that there is no room for are dropped.
 */
export const log = pino(
  {
    base: null,
    level: process.env.NODE_ENV === 'test' ? 'silent' : 'info',
    mixin() {
      const requestId = runtime().requests.getStore()?.id
      return requestId ? { requestId } : {}
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    // ASCII, as JSON can say all: no mark that a stranger sent acts on the terminal of a reader.
    hooks: { streamWrite: (line) => line.replace(/[^\n -~]/g, escapeUnit) },
  },
  output().stream,
)

const levels = { log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/** Makes lines of the log of what Next writes for people. */
function installConsole(): void {
  const methods = Object.entries(levels).map(([name, level]) => {
    const write = (...said: unknown[]) =>
      log[level](stripVTControlCharacters(format(...said)).trim())
    return [name, write]
  })
  Object.assign(console, Object.fromEntries(methods))
}

/**
 * Has no failure of standard output or standard error end the process, logs what Node warns of, and says
 * in the log how many lines were dropped once it can be written again. From then on the console is the log
 * too. Called before anything writes.
 */
export function installLog(): void {
  // A pipe whose streams exist does not block: a thread that waited for it would hold up the end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  installConsole()
  // Node would write them as lines for people.
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => log.warn(`${name}: ${message}`))
  let logged = 0
  output().stream.on('drain', () => {
    const lines = output().dropped - logged
    logged += lines
    if (lines > 0) log.warn({ lines }, 'lines of the log were dropped')
  })
}

/** Resolves when the log is written, or cannot be, or after half a second. */
export const flushLog = (): Promise<unknown> =>
  Promise.race([
    new Promise<void>((resolve) => output().stream.flush(() => resolve())),
    wait(longestFlushMs),
  ])
