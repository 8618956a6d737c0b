import 'server-only'
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import path from 'node:path'
import {
  type DatabaseConnection,
  type Dialect,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { log } from '@/lib/log'
import { migrate } from './migrations'
import { sqliteThread } from './sqlite-thread'
import { partsOf, troubleWith, wasThere } from './sqlite-trouble'
import type { Database, Tables } from './tables'

const noTransactions = () =>
  Promise.reject(
    new Error('The statements of all requests share one connection: use one statement'),
  )

/** The thread takes the statements of all callers in turn, so that Kysely need not queue them. */
class ThreadAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

function sqliteDialect(thread: ReturnType<typeof sqliteThread>): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
      const { rows, changes } = await thread.execute(sql, parameters)
      return { rows: rows as R[], numAffectedRows: BigInt(changes) }
    },
    streamQuery() {
      throw new Error('SQLite does not stream')
    },
  }
  return {
    createAdapter: () => new ThreadAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => ({
      init: () => Promise.resolve(),
      acquireConnection: () => Promise.resolve(connection),
      releaseConnection: () => Promise.resolve(),
      beginTransaction: noTransactions,
      commitTransaction: noTransactions,
      rollbackTransaction: noTransactions,
      destroy: () => thread.close(),
    }),
  }
}

/** Nobody but the site's own user reads the leads; SQLite gives its other files the same rights. */
function keepPrivate(file: string) {
  try {
    for (const part of partsOf(file))
      if (existsSync(/* turbopackIgnore: true */ part)) chmodSync(part, 0o600)
  } catch (error) {
    throw troubleWith(file, 'STORE_CLOSED', (error as Error).message)
  }
}

/** A file that may not be seen is not taken for one that is gone. */
function look(file: string) {
  try {
    return statSync(/* turbopackIgnore: true */ file)
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    if (code === 'EACCES') throw troubleWith(file, 'STORE_CLOSED', message)
    return undefined
  }
}

/**
 * Makes the file and its folder when there never was one: none that is gone becomes an empty one unnoticed, and no
 * log with leads is thrown away. Throws an Error that names the setting, or what is wrong with the file.
 */
function makeFile(file: string) {
  // An existing one is not opened: closing any descriptor releases all POSIX locks of the process.
  const found = look(file)
  if (found && found.size > 0) return
  if (wasThere(file))
    throw troubleWith(
      file,
      'STORE_GONE',
      found ? 'it is empty, and was not' : 'it is not there, and was',
    )
  const folder = path.dirname(file)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    closeSync(openSync(file, 'a', 0o600))
  } catch (cause) {
    throw new Error(`DATA_DIR ${folder} cannot be used: ${(cause as Error).message}`, { cause })
  }
  log.warn({ file }, 'a new, empty store was made')
}

/**
 * Opens the embedded database and brings its tables up to date, one process at a time. Every commit
 * is on disk when its promise resolves (WAL, `synchronous=FULL`); what is redacted is overwritten.
 * @param file the database file, made with its folder when missing, or `:memory:`
 * @param onLost as that of {@link sqliteThread}
 * @throws when the file can't be opened or a migration fails; as {@link troubleWith} where it is the file
 */
export async function openSqlite(
  file: string,
  onLost?: Parameters<typeof sqliteThread>[1],
): Promise<Database> {
  if (file !== ':memory:') {
    makeFile(file)
    keepPrivate(file)
  }
  const thread = sqliteThread(file, onLost)
  const db = new Kysely<Tables>({ dialect: sqliteDialect(thread) })
  try {
    await thread.execute('begin immediate')
    await migrate(db)
    await thread.execute('commit')
    return Object.assign(db, { kind: 'sqlite' as const })
  } catch (error) {
    // Closed, it lets its lock go; left open, every later try would find the file busy.
    await thread.close()
    throw error
  }
}
