import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import type { Database } from '@/lib/enquiries'
import { openPostgres, openSqlite } from '@/lib/enquiries/testing'

/** A store that is empty at first; `open` may be called several times, as by several processes. */
interface EmptyStore {
  open(): Promise<Database>
  /** The settings with which a site uses it. */
  settings: Record<string, string>
  remove(): Promise<void>
}

export function emptySqlite(): Promise<EmptyStore> {
  const folder = mkdtempSync(path.join(tmpdir(), 'octa-gym-store-'))
  return Promise.resolve({
    open: () => openSqlite(path.join(folder, 'site.db')),
    settings: { DATA_DIR: folder },
    remove: () => Promise.resolve(rmSync(folder, { recursive: true })),
  })
}

export async function emptyPostgres(): Promise<EmptyStore> {
  const database = await (await fetch(process.env.TEST_POSTGRES ?? '')).text()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const ask = async (sql: string) => {
    const client = new Client(database)
    await client.connect()
    try {
      await client.query(sql)
    } finally {
      await client.end()
    }
  }
  await ask(`create database ${name}`)
  const url = new URL(database)
  url.pathname = name
  return {
    open: () => openPostgres(url.href),
    settings: { DATABASE_URL: url.href },
    remove: () => ask(`drop database ${name} with (force)`),
  }
}

/** Both kinds of store, for `describe.each`. */
export const stores: [string, () => Promise<EmptyStore>][] = [
  ['SQLite', emptySqlite],
  ['Postgres', emptyPostgres],
]

/** For Jest: opens empty stores that are closed and removed after the test. */
export function useNewStores() {
  const opened: { db: Database; files: EmptyStore }[] = []
  afterEach(async () => {
    for (const { db, files } of opened.splice(0)) {
      await db.destroy()
      await files.remove()
    }
  })
  return async (empty = emptySqlite) => {
    const files = await empty()
    const db = await files.open()
    opened.push({ db, files })
    return { db, files, settings: files.settings }
  }
}

/**
 * Gives the tests of a block one store, which is empty before each of them.
 * @param give gets it as two processes have it
 */
export function useStore(
  empty: () => Promise<EmptyStore>,
  give: (opened: { db: Database; other: Database; settings: EmptyStore['settings'] }) => unknown,
) {
  let files: EmptyStore
  let db: Database
  let other: Database

  beforeAll(async () => {
    files = await empty()
    db = await files.open()
    other = await files.open()
    give({ db, other, settings: files.settings })
  })

  beforeEach(async () => {
    await db.deleteFrom('leads').execute()
    await db.deleteFrom('key_values').execute()
  })

  afterAll(async () => {
    await Promise.all([db.destroy(), other.destroy()])
    await files.remove()
  })
}
