import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { type Database, openDatabase } from '@/lib/store/database'
import { type LeadStore, leadStore } from './store'

const minute = 60_000
const lead = { form: 'guest-pass', payload: { clubid: 109, agree: true }, submission: '', now: 0 }

let folder: string
let file: string
let db: Database
let store: LeadStore

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'leads-'))
  file = path.join(folder, 'site.db')
  db = await openDatabase(file)
  store = leadStore(db)
})

afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const count = async () => (await db.selectFrom('leads').select('id').execute()).length

test('every commit waits for the disk', async () => {
  const { rows } = await sql`pragma synchronous`.execute(db)
  expect(rows).toEqual([{ synchronous: 2 }])
})

test('a stored lead is there for another process, and after the first one is gone', async () => {
  const { id } = await store.receive(lead)
  const other = await openDatabase(file)
  await db.destroy()
  const [claimed] = await leadStore(other).claim(9, 0, 1000)
  expect(claimed).toEqual({
    id,
    form: 'guest-pass',
    body: '{"clubid":109,"agree":true}',
    attempts: 1,
    receivedAt: 0,
  })
  db = other
})

test('without an id the same values within 30 minutes are one lead, later another', async () => {
  const first = await store.receive(lead)
  const again = await store.receive({ ...lead, now: 30 * minute - 1 })
  expect(again).toEqual({ id: first.id, repeated: true })
  expect(await store.receive({ ...lead, now: 30 * minute })).toMatchObject({ repeated: false })
  expect(await count()).toBe(2)
})

test('with an id the same values are one lead however late, other values another', async () => {
  const sent = { ...lead, submission: 'a1' }
  const first = await store.receive(sent)
  expect(await store.receive({ ...sent, now: 999 * minute })).toEqual({
    id: first.id,
    repeated: true,
  })
  const changed = { ...sent, payload: { clubid: 101, agree: true } }
  expect(await store.receive(changed)).toMatchObject({ repeated: false })
  expect(await store.receive({ ...sent, submission: 'b2' })).toMatchObject({ repeated: false })
  expect(await store.receive({ ...sent, form: 'contact' })).toMatchObject({ repeated: false })
})

test('two at the same moment are one lead', async () => {
  const answers = await Promise.all([store.receive(lead), store.receive(lead)])
  expect(answers.map(({ repeated }) => repeated)).toEqual([false, true])
  expect(await count()).toBe(1)
})

test('a claimed lead is hidden until its lease ends, so a cut-off attempt is taken up again', async () => {
  await store.receive(lead)
  expect(await store.claim(9, 0, 20_000)).toHaveLength(1)
  expect(await store.claim(9, 19_999, 20_000)).toHaveLength(0)
  expect(await store.claim(9, 20_000, 20_000)).toMatchObject([{ attempts: 2 }])
})

test('the longest due are claimed first, and no more than asked for', async () => {
  for (const now of [3, 1, 2]) await store.receive({ ...lead, submission: String(now), now })
  expect(await store.claim(2, 3, 1000)).toHaveLength(2)
  expect(await store.claim(2, 3, 1000)).toMatchObject([{ receivedAt: 3 }])
})

test('a lead that is not due yet is not claimed', async () => {
  await store.receive({ ...lead, now: 5 })
  expect(await store.claim(9, 4, 1000)).toHaveLength(0)
})

test('delivered and failed leads stay in the store and are not claimed again', async () => {
  for (const state of ['delivered', 'failed'] as const) {
    const { id } = await store.receive({ ...lead, submission: state })
    await store.settle(id, { state, answer: '200', at: 7 })
    expect(
      await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst(),
    ).toMatchObject({ state, settled_at: 7, last_answer: '200' })
  }
  expect(await store.claim(9, Number.MAX_SAFE_INTEGER, 1000)).toHaveLength(0)
})

test('a lead to be retried is due again at its time', async () => {
  const { id } = await store.receive(lead)
  await store.claim(9, 0, 20_000)
  await store.settle(id, { state: 'pending', answer: '503', dueAt: 4000 })
  expect(await store.claim(9, 3999, 1000)).toHaveLength(0)
  expect(await store.claim(9, 4000, 1000)).toHaveLength(1)
})
