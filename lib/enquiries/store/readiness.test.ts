import { statSync } from 'node:fs'
import path from 'node:path'
import type * as timers from 'node:timers/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { receiveLead } from '@/lib/enquiries/receive'
import { stores } from '@/testing/stores'
import { assertStoreTakesLeads, reportFailedWrite } from './readiness'
import type { Database } from './tables'

let db: Database
const mockFolder = { path: '' }
const mockRoom = { bavail: 1e6, bsize: 4096 }
jest.mock('./open', () => ({
  database: () => Promise.resolve(db),
  databaseFile: () => `${mockFolder.path}/site.db`,
}))
jest.mock('node:fs/promises', () => ({
  ...jest.requireActual<object>('node:fs/promises'),
  statfs: () => Promise.resolve(mockRoom),
}))

/** The pause between two tries of the site takes a hundredth. */
jest.mock('node:timers/promises', () => {
  const actual = jest.requireActual<typeof timers>('node:timers/promises')
  return {
    ...actual,
    setTimeout: (ms: number, ...rest: [undefined, object]) => actual.setTimeout(ms / 100, ...rest),
  }
})

const untilTaken = (): Promise<void> =>
  assertStoreTakesLeads().catch(() => wait(1_000).then(untilTaken))

/** Resolves once the site has begun to write twice, so that the first write has failed. */
async function untilTriedTwice() {
  const tried = jest.spyOn(db, 'updateTable')
  while (tried.mock.calls.length < 2) await wait(1_000)
  tried.mockRestore()
}

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

  test('is denied after a failed write, until a real one succeeds', async () => {
    // In SQLite an update that finds no lead would still do, in Postgres only that fails.
    const refuse =
      kind === 'SQLite'
        ? sql`create trigger refuse before insert on key_values
            begin select raise(abort, 'refused'); end`
        : sql`alter table leads rename to kept`
    await refuse.execute(db)
    reportFailedWrite(new Error('a lead could not be stored'))
    await expect(assertStoreTakesLeads()).rejects.toThrow('a write failed')
    await untilTriedTwice()
    await expect(assertStoreTakesLeads()).rejects.toThrow('a write failed')
    const allow =
      kind === 'SQLite' ? sql`drop trigger refuse` : sql`alter table kept rename to leads`
    await allow.execute(db)
    await untilTaken()
    expect(await db.selectFrom('key_values').selectAll().execute()).toEqual([])
  })

  if (kind === 'SQLite') {
    test('is denied when a page more would be too many', async () => {
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
      await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(db)
      const payload = { comments: 'x'.repeat(9_000) }
      const lead = { form: 'contact', payload, submission: '', now: 0 }
      const failed = await receiveLead(db, lead).catch(String)
      expect(failed).toMatch('full')
      await assertStoreTakesLeads()
      reportFailedWrite(failed)
      await untilTriedTwice()
      await expect(assertStoreTakesLeads()).rejects.toThrow('a write failed')
      await sql`pragma max_page_count = 1000000`.execute(db)
      await untilTaken()
    })

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
