// The thread that holds the embedded database: node:sqlite waits for the disk, and the site must not.
import { statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

interface Statement {
  id: number
  sql: string
  parameters: SQLInputValue[]
}

const { file } = workerData as { file: string }
const damaged = 'STORE_DAMAGED'
/** Its owner, its disk or a limit is in the way: it takes leads again once that is not. */
const closed = 'STORE_CLOSED'
const codes: Record<number, string> = {
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  8: closed,
  10: 'SQLITE_IOERR',
  11: damaged,
  13: 'SQLITE_FULL',
  14: closed,
  26: damaged,
}
interface StoreError extends Error {
  errcode?: number
  code?: string
}
const codeOf = ({ errcode = 0, code }: StoreError) => codes[errcode & 255] ?? code
const lost = (code: string, reason: string) => Object.assign(new Error(reason), { code })

const keptStatements = 100
const statements = new Map<string, StatementSync>()
let database: DatabaseSync | undefined
/** The file that was opened and its log, as they were when they were last seen. */
let seen: { which: string; size: number; log: string | undefined } | undefined
/** Why the file is not used any more. */
let end: { message: string; code: string } | undefined

/** Which file a path names; opening it to find out would drop SQLite's locks. */
function look(path: string) {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && { which: `${found.dev} ${found.ino}`, size: found.size }
}

function open(): DatabaseSync {
  // Who finds the file locked gets the error at once and tries again, so that readers get in between.
  const opened = new DatabaseSync(file, { timeout: 0 })
  try {
    opened.exec('pragma journal_mode = WAL; pragma synchronous = FULL; pragma secure_delete = ON')
    // The first look into the file, which fails when it is none.
    opened.prepare('select 1 from sqlite_schema').all()
    const found = file === ':memory:' ? undefined : look(file)
    if (found) seen = { ...found, log: look(`${file}-wal`)?.which }
  } catch (error) {
    opened.close()
    throw error
  }
  return opened
}

/** Throws when what was read or written is not in the file that a restart would open. */
function assertFileIsThere(before: NonNullable<typeof seen>) {
  const now = look(file)
  if (now?.which !== before.which || look(`${file}-wal`)?.which !== before.log)
    throw lost('STORE_GONE', 'it was deleted, moved or replaced while it was in use')
  if (now.size < before.size) throw lost(damaged, 'it was truncated while it was in use')
  seen = { ...now, log: before.log }
}

function prepare(opened: DatabaseSync, sql: string): StatementSync {
  const statement = statements.get(sql) ?? opened.prepare(sql)
  if (statements.size < keptStatements) statements.set(sql, statement)
  return statement
}

function run(opened: DatabaseSync, { sql, parameters }: Statement) {
  const statement = prepare(opened, sql)
  if (statement.columns().length === 0)
    return { rows: [], changes: Number(statement.run(...parameters).changes) }
  return { rows: statement.all(...parameters), changes: 0 }
}

function close() {
  // Closing alone would leave the lock of a transaction that was not ended.
  if (database?.isTransaction) database.exec('rollback')
  database?.close()
  database = undefined
  return { rows: [], changes: 0 }
}

/** What SQLite calls a file that it may not write to can be one that is not there. */
function causeOf(error: StoreError): StoreError {
  if (!seen || codeOf(error) !== closed) return error
  try {
    assertFileIsThere(seen)
    return error
  } catch (cause) {
    return cause as StoreError
  }
}

/** What an error is for the thread that asked; a file that is not what it was is closed and not used any more. */
function fail(error: StoreError) {
  const { message } = error
  const code = codeOf(error)
  if (!seen || (code !== damaged && code !== 'STORE_GONE')) return { message, code }
  end = { message, code }
  try {
    close()
  } catch {
    // It is of no use either way.
  }
  return { ...end, isLost: true }
}

function respond(statement: Statement) {
  try {
    if (statement.sql === 'close') return { result: close() }
    if (end) return { error: end }
    database ??= open()
    const result = run(database, statement)
    if (seen && !database.isTransaction) assertFileIsThere(seen)
    return { result }
  } catch (error) {
    return { error: fail(causeOf(error as StoreError)) }
  }
}

parentPort?.on('message', (statement: Statement) => {
  parentPort?.postMessage({ id: statement.id, ...respond(statement) })
})
