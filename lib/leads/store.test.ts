import { sql } from 'kysely'
import type { Database } from '@/lib/store/database'
import { stores } from '@/testing/stores'
import { type LeadStore, leadStore } from './store'

const minute = 60_000
const lead = { form: 'guest-pass', payload: { clubid: 109, agree: true }, submission: '', now: 0 }
const never = Number.MAX_SAFE_INTEGER

describe.each(stores)('the leads in %s', (kind, empty) => {
  let files: Awaited<ReturnType<typeof empty>>
  let db: Database
  let other: Database
  let store: LeadStore

  beforeAll(async () => {
    files = await empty()
    db = await files.open()
    other = await files.open()
    store = leadStore(db)
  })

  afterAll(async () => {
    await db.destroy()
    await other.destroy()
    await files.remove()
  })

  beforeEach(() => db.deleteFrom('leads').execute())

  const rows = () => db.selectFrom('leads').selectAll().execute()

  test('a lead waits for the disk, also after an attempt that need not', async () => {
    await store.receive(lead)
    await store.claim(9, 0, 1000)
    await store.receive({ ...lead, submission: 'another' })
    const pragma = kind === 'SQLite' ? sql`pragma synchronous` : sql`show synchronous_commit`
    const full = kind === 'SQLite' ? { synchronous: 2 } : { synchronous_commit: 'on' }
    expect((await pragma.execute(db)).rows).toEqual([full])
  })

  test('a stored lead is there for another process', async () => {
    const { id } = await store.receive(lead)
    expect(await leadStore(other).claim(9, 0, 1000)).toEqual([
      {
        id,
        form: 'guest-pass',
        body: '{"clubid":109,"agree":true}',
        attempts: 1,
        triedSince: 0,
      },
    ])
  })

  test('where it came from, the notice and a suspicion are kept with it', async () => {
    const visit = { landing: '/', referrer: 'a.example', tags: { utm_source: 'mail' } }
    await store.receive({ ...lead, visit, notice: '2026-11', suspicion: 'too quick' })
    expect(await rows()).toMatchObject([
      { visit: JSON.stringify(visit), notice: '2026-11', suspicion: 'too quick', state: 'suspect' },
    ])
    expect(await store.claim(9, never, 1000)).toEqual([])
  })

  test('without an id the same values within 30 minutes are one lead, later another', async () => {
    const first = await store.receive(lead)
    const again = await store.receive({ ...lead, now: 30 * minute - 1 })
    expect(again).toEqual({ id: first.id, repeated: true })
    const later = await store.receive({ ...lead, now: 30 * minute })
    expect(later).toMatchObject({ repeated: false })
    expect(await store.receive({ ...lead, now: 31 * minute })).toEqual({
      id: later.id,
      repeated: true,
    })
    expect(await rows()).toHaveLength(2)
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

  test('ten at the same moment in two processes are one lead', async () => {
    const both = [store, leadStore(other)]
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => both.map((one) => one.receive(lead))).flat(),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1)
  })

  test('two processes that claim at the same moment never get the same lead', async () => {
    for (let index = 0; index < 20; index++) {
      await store.receive({ ...lead, submission: String(index) })
    }
    const both = [store, leadStore(other)]
    const claims = await Promise.all(
      Array.from({ length: 5 }, () => both.map((one) => one.claim(3, 0, 1000))).flat(),
    )
    const ids = claims.flat().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(claims.every((claim) => claim.length <= 3)).toBe(true)
    expect(ids.length + (await store.claim(99, 0, 1000)).length).toBe(20)
  })

  test('a claimed lead is hidden until its lease ends, so a cut-off attempt is made again', async () => {
    await store.receive(lead)
    expect(await store.claim(9, 0, 20_000)).toHaveLength(1)
    expect(await store.claim(9, 19_999, 20_000)).toHaveLength(0)
    expect(await store.claim(9, 20_000, 20_000)).toMatchObject([{ attempts: 2 }])
  })

  test('the longest due are claimed first, and no more than asked for', async () => {
    for (const now of [3, 1, 2]) await store.receive({ ...lead, submission: String(now), now })
    expect(await store.claim(2, 3, 1000)).toHaveLength(2)
    expect(await store.claim(2, 3, 1000)).toMatchObject([{ triedSince: 3 }])
  })

  test('a lead that is not due yet is not claimed', async () => {
    await store.receive({ ...lead, now: 5 })
    expect(await store.claim(9, 4, 1000)).toHaveLength(0)
  })

  test('delivered and failed leads stay in the store and are not claimed again', async () => {
    for (const state of ['delivered', 'failed'] as const) {
      await store.receive({ ...lead, submission: state })
      const [claimed] = await store.claim(1, 0, 1000)
      if (claimed) await store.settle(claimed, { state, answer: '200', at: 7 })
      expect(await rows()).toContainEqual(
        expect.objectContaining({ state, settled_at: 7, last_answer: '200' }),
      )
    }
    expect(await store.claim(9, never, 1000)).toHaveLength(0)
    expect(await store.counts()).toHaveLength(2)
    expect(await store.counts()).toContainEqual({ form: 'guest-pass', state: 'failed', leads: 1 })
  })

  test('an attempt that ends after a later one was begun changes nothing, unless it delivered', async () => {
    await store.receive(lead)
    const [first] = await store.claim(1, 0, 10)
    const [second] = await store.claim(1, 10, 10)
    if (!first || !second) throw new Error('not claimed')
    await store.settle(first, { state: 'failed', answer: '422', at: 11 })
    expect(await rows()).toMatchObject([{ state: 'pending', last_answer: null }])
    await store.settle(first, { state: 'delivered', answer: '201', at: 12 })
    await store.settle(second, { state: 'pending', answer: '503', dueAt: 99, holdUntil: 0 })
    expect(await rows()).toMatchObject([{ state: 'delivered', last_answer: '201' }])
  })

  test('a lead to be retried is due again at its time', async () => {
    await store.receive(lead)
    const [claimed] = await store.claim(9, 0, 20_000)
    if (claimed) {
      await store.settle(claimed, { state: 'pending', answer: '503', dueAt: 4000, holdUntil: 0 })
    }
    expect(await store.claim(9, 3999, 1000)).toHaveLength(0)
    expect(await store.claim(9, 4000, 1000)).toHaveLength(1)
  })

  test('waiting leads are due at once when the backend is back, those held back when that is over', async () => {
    for (const [submission, holdUntil] of [
      ['free', 0],
      ['held', 5000],
    ] as const) {
      await store.receive({ ...lead, submission })
      const [claimed] = await store.claim(1, 0, 1000)
      if (claimed) {
        await store.settle(claimed, { state: 'pending', answer: '503', dueAt: 9000, holdUntil })
      }
    }
    await store.hasten(10)
    expect(await store.claim(9, 10, 9000)).toHaveLength(1)
    expect(await store.claim(9, 4999, 1000)).toHaveLength(0)
    expect(await store.claim(9, 5000, 1000)).toHaveLength(1)
  })
})
