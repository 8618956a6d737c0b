// The thread that holds the embedded database: node:sqlite waits for the disk, and the site must not.
const { statSync } = require('node:fs')
const { parentPort, workerData } = require('node:worker_threads')
// Turbopack takes a required 'node:sqlite' for a URL and replaces it by an error.
const { DatabaseSync } = process.getBuiltinModule('node:sqlite')

const { file, lost } = workerData
const unusable = 'STORE_UNUSABLE'
const codes = {
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  8: unusable,
  10: 'SQLITE_IOERR',
  11: unusable,
  13: 'SQLITE_FULL',
  14: unusable,
  26: unusable,
}
const codeOf = (error) => codes[error.errcode & 255] ?? error.code
const unusableBecause = (reason) => Object.assign(new Error(reason), { code: unusable })

const keptStatements = 100
const statements = new Map()
let database
/** The file that was opened and its log, as they were when they were last seen. */
let seen
/** Why the file is not used any more. */
let end

/** Which file a path names; opening it to find out would drop SQLite's locks. */
function look(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && { which: `${found.dev} ${found.ino}`, size: found.size, at: found.mtimeMs }
}

function open() {
  const found = look(file)
  if (lost && !found) throw unusableBecause('it is not there')
  if (lost && found.which !== lost.file && look(`${file}-wal`)?.which === lost.log)
    throw unusableBecause('the log beside it is that of another file')
  // Who finds the file locked gets the error at once and tries again, so that readers get in between.
  const opened = new DatabaseSync(file, { timeout: 0 })
  try {
    opened.exec('pragma journal_mode = WAL; pragma synchronous = FULL; pragma secure_delete = ON')
    const tables = opened.prepare("select 1 from sqlite_schema where name = 'leads'").all()
    if (lost) assertIsWhole(opened, tables)
    if (file !== ':memory:') seen = { ...look(file), log: look(`${file}-wal`)?.which }
  } catch (error) {
    opened.close()
    throw error
  }
  return opened
}

/** A lost file is opened again when a complete store is there. */
function assertIsWhole(opened, tables) {
  if (tables.length === 0) throw unusableBecause('it is empty')
  assertFoundNothing(opened.prepare('pragma quick_check(1)').all())
}

function assertFoundNothing([row]) {
  if ((row?.quick_check ?? 'ok') !== 'ok') throw unusableBecause(row.quick_check)
}

/** Throws when what was read or written is not in the file that a restart would open. */
function assertFileIsThere() {
  const now = look(file)
  if (now?.which !== seen.which || look(`${file}-wal`)?.which !== seen.log)
    throw unusableBecause('it was deleted, moved or replaced while it was in use')
  if (now.size < seen.size) throw unusableBecause('it was truncated while it was in use')
  if (now.at === seen.at) return
  // A checkpoint, or somebody else: read anew what SQLite has in memory.
  try {
    database.exec('pragma shrink_memory; select 1 from leads order by rowid desc limit 1')
  } catch (error) {
    // What was written is written: the next statement looks again.
    if (codeOf(error) === 'SQLITE_BUSY') return
    throw error
  }
  seen = { ...now, log: seen.log }
}

function prepare(sql) {
  const statement = statements.get(sql) ?? database.prepare(sql)
  if (statements.size < keptStatements) statements.set(sql, statement)
  return statement
}

function run({ sql, parameters }) {
  const statement = prepare(sql)
  if (statement.columns().length === 0)
    return { rows: [], changes: statement.run(...parameters).changes }
  const rows = statement.all(...parameters)
  assertFoundNothing(rows)
  return { rows, changes: 0 }
}

function close() {
  // Closing alone would leave the lock of a transaction that was not ended.
  if (database?.isTransaction) database.exec('rollback')
  database?.close()
  database = undefined
}

/** Answers with an error; a file that is not what it was is not used any more. */
function fail(error) {
  const { message } = error
  const code = codeOf(error)
  if (code !== unusable || !seen) return { error: { message, code } }
  end = { message, code, lost: { file: seen.which, log: seen.log } }
  try {
    close()
  } catch {
    // It is of no use either way.
  }
  return { error: end }
}

function answer(message) {
  if (end) return { error: end }
  try {
    database ??= open()
    const result = run(message)
    if (seen && !database.isTransaction) assertFileIsThere()
    return { result }
  } catch (error) {
    return fail(error)
  }
}

parentPort.on('message', (message) => {
  if (message === 'close') {
    close()
    parentPort.close()
    return
  }
  parentPort.postMessage({ id: message.id, ...answer(message) })
})
