import type { Database } from './store/tables'
import { stores, useStore } from '@/testing/stores'
import { claimLeads, type ClaimOptions, decideOutcome, settleLead } from './queue'
import { receiveLead } from './receive'

const minute = 60_000
const hour = 60 * minute
const lead = { form: 'guest-pass', payload: { clubid: 109, agree: true }, submission: '', now: 0 }
const anyDue = { form: 'guest-pass', limit: 9, recoveredAt: 0 }

test.each([
  [minute, minute],
  [1e25, 15 * minute],
])('a pause of %d ms that the backend asks for is kept as one of %d', (retryAfterMs, kept) => {
  const claimed = { id: 'a', form: 'contact', payload: '{}', attempts: 1, tried_ms: 0 }
  const result = { kind: 'retry', response: '429', retryAfterMs } as const
  const pending = { state: 'pending', last_answer: '429', due_at: 7 + kept, not_before: 7 + kept }
  expect(decideOutcome(result, claimed, 7, 7)).toEqual(pending)
})

describe.each(stores)('the leads in %s', (_, empty) => {
  let db: Database
  let other: Database
  useStore(empty, (opened) => ({ db, other } = opened))

  const rows = () => db.selectFrom('leads').selectAll().execute()

  const claim = (now: number, wanted: Partial<ClaimOptions> = {}, from = db) =>
    claimLeads(from, { ...anyDue, now, ...wanted })

  /** A lead whose first attempt, at 0, has to be repeated. */
  async function triedOnce(submission: string, due_at: number, not_before = 0) {
    const { id } = await receiveLead(db, { ...lead, submission })
    const [claimed] = await claim(0, { limit: 1 })
    if (claimed)
      await settleLead(db, claimed, { state: 'pending', last_answer: '503', due_at, not_before })
    return id
  }

  test('two processes that claim at the same moment never get the same lead', async () => {
    for (let index = 0; index < 20; index++)
      await receiveLead(db, { ...lead, submission: String(index) })
    const claims = await Promise.all(
      Array.from({ length: 5 }, () => [db, other].map((one) => claim(0, { limit: 3 }, one))).flat(),
    )
    const ids = claims.flat().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(claims.every((some) => some.length <= 3)).toBe(true)
    expect(ids.length + (await claim(0, { limit: 99 })).length).toBe(20)
  })

  /** Has the seconds pass in which the end of an attempt could be stored after all. */
  async function cutOff(at: number) {
    expect(await claim(at)).toEqual([])
    return at + 3_000
  }

  test('a claimed lead is hidden until its lease ends, so a cut-off attempt is made again', async () => {
    await receiveLead(db, lead)
    expect(await claim(0)).toHaveLength(1)
    expect(await claim(14_999)).toHaveLength(0)
    expect(await rows()).toMatchObject([{ lease_until: 15_000 }])
    const given = await cutOff(15_000)
    expect(await claim(given - 1)).toHaveLength(0)
    expect(await claim(given, {}, other)).toMatchObject([{ attempts: 2 }])
    expect(await claim(given + 14_999)).toHaveLength(0)
  })

  test('leads that were tried before the endpoint recovered are due, those with a Retry-After once it is over', async () => {
    const free = await triedOnce('free', 9000)
    const withRetryAfter = await triedOnce('Retry-After', 9000, 5000)
    expect(await claim(10, { recoveredAt: 10 })).toMatchObject([{ id: free }])
    expect(await claim(4999, { recoveredAt: 10 })).toHaveLength(0)
    expect(await claim(5000, { recoveredAt: 10 })).toMatchObject([{ id: withRetryAfter }])
  })

  test('a lead that came in, or was tried, while the clock ran six hours ahead does not wait for it', async () => {
    await receiveLead(db, { ...lead, submission: 'came in', now: 6 * hour })
    const tried = await triedOnce('tried', 0)
    await db
      .updateTable('leads')
      .set({ due_at: 6 * hour + minute, lease_until: 6 * hour, tried_at: 6 * hour })
      .where('id', '=', tried)
      .execute()
    expect(await claim(1)).toHaveLength(2)
  })

  test('the tenth lead of a sender goes after the first of another, one that was tried after both', async () => {
    const tried = await triedOnce('tried', -5)
    const tenth = await receiveLead(db, { ...lead, submission: 'tenth', sentBefore: 9 })
    const first = await receiveLead(db, { ...lead, submission: 'first' })
    expect(await claim(0, { limit: 1 })).toMatchObject([{ id: first.id }])
    expect(await claim(0, { limit: 1 })).toMatchObject([{ id: tenth.id }])
    expect(await claim(0, { limit: 1 })).toMatchObject([{ id: tried }])
    const came = await db.selectFrom('leads').select('received_at').execute()
    expect(new Set(came.map(({ received_at }) => received_at))).toEqual(new Set([0]))
  })

  test('an attempt that ends after a later one was begun changes nothing, unless it delivered', async () => {
    await receiveLead(db, lead)
    const [first] = await claim(0)
    const [second] = await claim(await cutOff(15_000))
    if (!first || !second) throw new Error('not claimed')
    await settleLead(db, first, { state: 'failed', last_answer: '422', settled_at: 11 })
    expect(await rows()).toMatchObject([{ state: 'pending', last_answer: null }])
    await settleLead(db, first, { state: 'delivered', last_answer: '201', settled_at: 12 })
    await settleLead(db, second, { state: 'pending', last_answer: '503', due_at: 99 })
    expect(await rows()).toMatchObject([{ state: 'delivered', last_answer: '201' }])
  })
})
