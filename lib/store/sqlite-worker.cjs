// The thread that holds the embedded database: libsql waits for the disk, and the site must not.
const { parentPort, workerData } = require('node:worker_threads')
const Sqlite = require('libsql')

const keptStatements = 100
const statements = new Map()
let database

function open() {
  const opened = new Sqlite(workerData.file)
  // Who finds the file locked is told at once and tries again, so that readers get in between.
  opened.pragma('busy_timeout = 0')
  opened.pragma('journal_mode = WAL')
  opened.pragma('synchronous = FULL')
  opened.pragma('secure_delete = ON')
  return opened
}

function prepare(sql) {
  const statement = statements.get(sql) ?? database.prepare(sql)
  if (statements.size < keptStatements) statements.set(sql, statement)
  return statement
}

function run({ sql, parameters }) {
  const statement = prepare(sql)
  if (statement.reader) return { rows: statement.all(parameters), changes: 0 }
  return { rows: [], changes: statement.run(parameters).changes }
}

const writes = /^(insert|update|delete|with)\b/i

/**
 * A prepared statement that finds the file locked stays active, and while one does, SQLite commits
 * no other and says nothing. So the lock is taken first, by a statement that is not kept.
 */
function execute(message) {
  database ??= open()
  if (database.inTransaction || !writes.test(message.sql)) return run(message)
  database.exec('begin immediate')
  try {
    const result = run(message)
    database.exec('commit')
    return result
  } catch (error) {
    if (database.inTransaction) database.exec('rollback')
    throw error
  }
}

parentPort.on('message', (message) => {
  if (message === 'close') {
    // Closing alone would leave the lock of a transaction that was not ended.
    if (database?.inTransaction) database.exec('rollback')
    database?.close()
    parentPort.close()
    return
  }
  try {
    parentPort.postMessage({ id: message.id, result: execute(message) })
  } catch (error) {
    parentPort.postMessage({ id: message.id, error: { message: error.message, code: error.code } })
  }
})
