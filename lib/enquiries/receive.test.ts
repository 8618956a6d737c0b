import { sql } from 'kysely'
import type { Database } from './store/tables'
import { stores, useStore } from '@/testing/stores'
import { receiveLead } from './receive'

const minute = 60_000
const day = 24 * 60 * minute
const year = 365 * day
const lead: Parameters<typeof receiveLead>[1] = {
  ...{ form: 'guest-pass', payload: { clubid: 109, agree: true }, submission: '', now: 0 },
}

describe.each(stores)('a lead that comes into %s', (kind, empty) => {
  let db: Database
  let other: Database
  useStore(empty, (opened) => ({ db, other } = opened))

  const rows = () => db.selectFrom('leads').selectAll().execute()

  test('waits for the disk', async () => {
    await receiveLead(db, lead)
    const pragma = kind === 'SQLite' ? sql`pragma synchronous` : sql`show synchronous_commit`
    const full = kind === 'SQLite' ? { synchronous: 2 } : { synchronous_commit: 'on' }
    expect((await pragma.execute(db)).rows).toEqual([full])
  })

  const sent = { ...lead, submission: 'a1', now: year }
  const ahead = { ...lead, now: year }
  const quarantined = { ...lead, quarantineReason: 'link' }

  test.each<[string, typeof lead, Partial<typeof lead>, boolean]>([
    ['without an id is the same for 30 minutes', lead, { now: 30 * minute - 1 }, true],
    ['without an id is another after that', lead, { now: 30 * minute }, false],
    ['with an id is the same however old it is', sent, { now: 3 * year }, true],
    ['with an id is the same though the clock was set back', sent, { now: 0 }, true],
    ['is another with other values', sent, { payload: { clubid: 101, agree: true } }, false],
    ['is another with another id', sent, { submission: 'b2' }, false],
    ['is another of another form', sent, { form: 'contact' }, false],
    [
      'quarantined without an id is another than one that is not',
      quarantined,
      { quarantineReason: undefined },
      false,
    ],
    [
      'quarantined with an id is the same',
      { ...quarantined, submission: 'c' },
      { quarantineReason: undefined },
      true,
    ],
    ['is another after a clock that was a year ahead', ahead, { now: 45 * minute }, false],
  ])('%s', async (_case, first, change, repeated) => {
    const { id } = await receiveLead(db, first)
    const second = await receiveLead(db, { ...first, ...change })
    expect([second.repeated, second.id === id]).toEqual([repeated, repeated])
    const third = await receiveLead(db, { ...first, ...change })
    expect(third).toMatchObject({ id: second.id, repeated: true })
    expect(await rows()).toHaveLength(repeated ? 1 : 2)
  })

  test('ten at the same moment in two processes are one lead', async () => {
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => [db, other].map((one) => receiveLead(one, lead))).flat(),
    )
    expect(new Set(responses.map(({ id }) => id)).size).toBe(1)
    expect(responses.filter(({ repeated }) => !repeated)).toHaveLength(1)
  })

  test('again, after it failed, is delivered', async () => {
    const { id } = await receiveLead(db, lead)
    await db.updateTable('leads').set({ state: 'failed', settled_at: 5 }).execute()
    const again = await receiveLead(db, { ...lead, now: minute })
    expect(again).toEqual({ id, repeated: true, rescheduled: true })
    expect(await rows()).toMatchObject([
      { state: 'pending', due_at: minute, tried_ms: 0, settled_at: null },
    ])
    expect(await receiveLead(db, lead)).toEqual({ id, repeated: true, rescheduled: false })
  })

  test.each(['delivered', 'held'] as const)('again, while it is %s, stays so', async (state) => {
    await receiveLead(db, lead)
    await db.updateTable('leads').set({ state }).execute()
    const again = await receiveLead(db, { ...lead, now: minute })
    expect(again).toMatchObject({ repeated: true, rescheduled: false })
    expect(await rows()).toMatchObject([{ state }])
  })
})
