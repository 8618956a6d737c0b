import { statSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { stores } from '@/testing/stores'
import { assertStoreTakesLeads } from './readiness'
import type { Database } from './tables'

let db: Database
const mockFolder = { path: '' }
const mockRoom = { bavail: 1e6, bsize: 4096 }
jest.mock('./database', () => ({
  database: () => Promise.resolve(db),
  databaseFile: () => `${mockFolder.path}/site.db`,
}))
jest.mock('node:fs/promises', () => ({
  ...jest.requireActual<object>('node:fs/promises'),
  statfs: () => Promise.resolve(mockRoom),
}))

describe.each(stores)('whether %s takes a lead', (kind, empty) => {
  let files: Awaited<ReturnType<typeof empty>>

  beforeEach(async () => {
    files = await empty()
    mockFolder.path = files.settings.DATA_DIR ?? ''
    db = await files.open()
  })

  afterEach(async () => {
    mockRoom.bavail = 1e6
    await db.destroy()
    await files.remove()
  })

  test('is asked a hundred times without changing anything', async () => {
    const changes = async () =>
      kind === 'SQLite'
        ? statSync(path.join(mockFolder.path, 'site.db-wal')).size
        : (await sql`select txid_current_if_assigned() as id, count(*) from leads`.execute(db)).rows
    const before = await changes()
    for (let ask = 0; ask < 100; ask++) await assertStoreTakesLeads()
    expect(await changes()).toEqual(before)
  })

  if (kind === 'SQLite') {
    test('is denied when the disk is full', async () => {
      mockRoom.bavail = 100
      await expect(assertStoreTakesLeads()).rejects.toThrow('the disk is full')
    })
  } else {
    test('is denied by a server that only reads', async () => {
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
      await sql`alter database ${sql.id(rows[0]?.name ?? '')}
        set default_transaction_read_only = on`.execute(db)
      await db.destroy()
      db = await files.open()
      await expect(assertStoreTakesLeads()).rejects.toMatchObject({ code: '25006' })
    })
  }
})
