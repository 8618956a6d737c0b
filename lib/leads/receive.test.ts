import { sql } from 'kysely'
import type { Database } from '@/lib/store/tables'
import { stores, useStore } from '@/testing/stores'
import { makeDue, receiveLead } from './receive'

const minute = 60_000
const day = 24 * 60 * minute
const lead = { form: 'guest-pass', payload: { clubid: 109, agree: true }, submission: '', now: 0 }

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

  test('keeps where it came from, the consent text and why it is held', async () => {
    const attribution = { landing: '/', referrer: 'a.example', tags: { utm_source: 'mail' } }
    await receiveLead(db, { ...lead, attribution, consentVersion: '2026-11', heldReason: 'quick' })
    expect(await rows()).toMatchObject([
      {
        attribution: JSON.stringify(attribution),
        consent_version: '2026-11',
        held_reason: 'quick',
        state: 'held',
      },
    ])
  })

  test('without an id is the same lead for 30 minutes, later another', async () => {
    const first = await receiveLead(db, lead)
    const again = await receiveLead(db, { ...lead, now: 30 * minute - 1 })
    expect(again).toMatchObject({ id: first.id, repeated: true })
    const later = await receiveLead(db, { ...lead, now: 30 * minute })
    expect(later).toMatchObject({ repeated: false })
    expect(await receiveLead(db, { ...lead, now: 31 * minute })).toMatchObject({
      id: later.id,
      repeated: true,
    })
    expect(await rows()).toHaveLength(2)
  })

  test('with an id is the same lead for a day, and another with other values', async () => {
    const sent = { ...lead, submission: 'a1' }
    const first = await receiveLead(db, sent)
    expect(await receiveLead(db, { ...sent, now: day - 1 })).toMatchObject({
      id: first.id,
      repeated: true,
    })
    const changed = { ...sent, payload: { clubid: 101, agree: true } }
    for (const another of [
      { ...sent, now: day },
      changed,
      { ...sent, submission: 'b2' },
      { ...sent, form: 'contact' },
    ]) {
      expect(await receiveLead(db, another)).toMatchObject({ repeated: false })
    }
  })

  test('that was sent while the clock was a year ahead is another by the right clock', async () => {
    const first = await receiveLead(db, { ...lead, now: 365 * day })
    const later = await receiveLead(db, { ...lead, now: 45 * minute })
    expect(later).toMatchObject({ repeated: false })
    expect(later.id).not.toBe(first.id)
    expect(await receiveLead(db, { ...lead, now: 46 * minute })).toMatchObject({ id: later.id })
  })

  test('with an id is the same lead though the clock is set by some hours, forward or back', async () => {
    const sent = { ...lead, submission: 'a1', now: 2 * day }
    const { id } = await receiveLead(db, sent)
    for (const hours of [-6, 6])
      expect(await receiveLead(db, { ...sent, now: sent.now + hours * 60 * minute })).toMatchObject(
        {
          id,
          repeated: true,
        },
      )
  })

  test('ten at the same moment in two processes are one lead', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => [db, other].map((one) => receiveLead(one, lead))).flat(),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1)
  })

  test.each(['failed', 'held'] as const)('again, after it was %s, is delivered', async (state) => {
    const { id } = await receiveLead(db, lead)
    await db.updateTable('leads').set({ state, settled_at: 5 }).execute()
    const again = await receiveLead(db, { ...lead, now: minute })
    expect(again).toEqual({ id, repeated: true, madeDue: true })
    expect(await rows()).toMatchObject([
      { state: 'pending', due_at: minute, tried_since: minute, settled_at: null },
    ])
    expect(await receiveLead(db, lead)).toEqual({ id, repeated: true, madeDue: false })
  })

  test('again, after it was delivered, is not sent a second time', async () => {
    await receiveLead(db, lead)
    await db.updateTable('leads').set({ state: 'delivered' }).execute()
    await receiveLead(db, { ...lead, now: minute })
    expect(await rows()).toMatchObject([{ state: 'delivered' }])
  })

  test('is left alone by what makes leads due once it is erased', async () => {
    await receiveLead(db, lead)
    await db.updateTable('leads').set({ state: 'failed', erased_at: 1 }).execute()
    await makeDue(db, ['failed'], 5).execute()
    expect(await rows()).toMatchObject([{ state: 'failed' }])
  })
})
