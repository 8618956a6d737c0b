import { log } from '@/lib/log'
import type { Database, LeadState } from './store/tables'
import { stores, useStore } from '@/testing/stores'
import { receiveLead } from './receive'
import { redactOld, startRetention } from './retention'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const year = 365 * day
const start = Date.parse('2026-11-23T00:00:00Z')

const mockLookEnds = jest.fn()
jest.mock('./redact', () => {
  const redact = jest.requireActual<{ truncateWriteAheadLog: () => Promise<boolean> }>('./redact')
  const truncateWriteAheadLog = () => Promise.resolve(mockLookEnds()).then(() => true)
  return { ...redact, truncateWriteAheadLog }
})

describe.each(stores)('the retention of leads in %s', (_, empty) => {
  let db: Database
  let other: Database
  let leads = 0
  useStore(empty, (opened) => ({ db, other } = opened))

  beforeEach(() => {
    jest.useFakeTimers({ now: start, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  })

  afterEach(() => {
    jest.clearAllTimers()
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  async function ended(state: LeadState, now = start) {
    const payload = { city: 'Delhi' }
    const lead = { form: 'contact', payload, submission: String(leads++), now }
    const { id } = await receiveLead(db, lead)
    const settled_at = state === 'held' || state === 'pending' ? null : now
    await db.updateTable('leads').set({ state, settled_at }).where('id', '=', id).execute()
    return id
  }

  const open = () => Promise.resolve(db)
  /** Resolves when the next look at the leads has ended. */
  const lookEnds = () => new Promise((resolve) => mockLookEnds.mockImplementationOnce(resolve))

  /** The next look is planned some turns after one has ended. */
  async function planned() {
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
  }

  async function begin(days: number, builtAt = 0) {
    const look = lookEnds()
    startRetention(open, days, builtAt)
    await look
  }

  /** Lets hours pass, with a look in each. */
  async function pass(hours: number) {
    for (let passed = 0; passed < hours; passed++) {
      const look = lookEnds()
      await planned()
      jest.advanceTimersByTime(hour)
      await look
    }
  }

  const jump = (ms: number) => jest.setSystemTime(Date.now() + ms)

  const redacted = async () => {
    const leads = await db.selectFrom('leads').selectAll().execute()
    return leads.flatMap(({ state, erased_at: at }) => (at === null ? [] : [[state, at - start]]))
  }

  test('redacts what two looks 20 hours apart found too old, counted from its end, at a look in each hour', async () => {
    await ended('delivered')
    await db
      .updateTable('leads')
      .set({ received_at: start - year })
      .execute()
    jump(2 * day - hour)
    await begin(2)
    await pass(21)
    expect(await redacted()).toEqual([])
    await pass(1)
    expect(await redacted()).toEqual([['delivered', 2 * day + 21 * hour]])
  })

  test.each([
    ['ahead at the first look', 400, 1, 0, 1],
    ['ahead at a later look', 400, 1, 25, 1],
    ['ahead from the boot until it is set', 400, 1, 0, 19],
    ['behind the build at the first look', -400, 1, 0, 1],
    ['behind the build from the boot until it is set', -400, 1, 0, 50],
    ['behind at the first look', -100, -300, 0, 1],
    ['behind at a later look', -100, -300, 25, 1],
  ])('redacts nothing because of a clock that is %s', async (_case, days, built, right, wrong) => {
    for (const state of ['delivered', 'failed', 'held'] as const) await ended(state)
    jump(2 * day)
    if (right === 0) jump(days * day)
    await begin(90, start + built * day)
    await pass(right)
    if (right > 0) jump(days * day)
    await pass(wrong)
    jump(-days * day)
    await pass(50)
    expect(await redacted()).toEqual([])
    const late = await db
      .selectFrom('leads')
      .select('id')
      .where('received_at', '<', start)
      .execute()
    expect(late).toEqual([])
  })

  test('is tried again in an hour when the store fails', async () => {
    const error = jest.spyOn(log, 'error')
    const failing = jest.fn(() => Promise.reject(new Error('down')))
    startRetention(failing, 2, 0)
    await planned()
    jest.advanceTimersByTime(hour)
    await planned()
    expect(failing).toHaveBeenCalledTimes(2)
    expect(error).toHaveBeenCalledTimes(2)
  })

  test('redacts leads that failed or are quarantined after a year, none that is pending, and the log says so', async () => {
    const warn = jest.spyOn(log, 'warn')
    for (const state of ['failed', 'held', 'pending'] as const) {
      await ended(state)
      await ended(state, start + day)
    }
    jump(year + 2 * hour)
    await begin(2)
    await pass(20)
    expect((await redacted()).map(([state]) => state).sort()).toEqual(['failed', 'failed'])
    expect(warn.mock.calls.map(([entry]) => entry)).toEqual([
      { leads: 1, state: 'failed' },
      { leads: 1, state: 'held' },
    ])
  })

  test('goes on after a lead that can’t be read: that one is redacted whole', async () => {
    const error = jest.spyOn(log, 'error')
    const id = await ended('delivered')
    await ended('delivered')
    await ended('failed')
    await db.updateTable('leads').set({ payload: 'Asha' }).where('id', '=', id).execute()
    jump(2 * year)
    await begin(2)
    await pass(20)
    expect(await redacted()).toHaveLength(3)
    const lead = db.selectFrom('leads').select('payload').where('id', '=', id)
    expect(await lead.executeTakeFirst()).toEqual({ payload: '{}' })
    expect(error.mock.calls.map(([entry]) => entry)).toEqual([{ leadId: id, form: 'contact' }])
  })

  test('does not keep longer what came in or ended while the clock was ahead', async () => {
    for (const state of ['delivered', 'pending'] as const) await ended(state, start + year)
    await begin(2)
    await pass(20)
    const times = db.selectFrom('leads').select(['received_at', 'settled_at'])
    const now = start + 20 * hour
    expect(await times.orderBy('settled_at').execute()).toEqual(
      expect.arrayContaining([
        { received_at: now, settled_at: now },
        { received_at: now, settled_at: null },
      ]),
    )
  })

  test('redacts each of many old leads once, though two instances do so together', async () => {
    for (let index = 0; index < 120; index++) await ended('delivered')
    const redact = (one: Database) => redactOld(one, 'delivered', start + 1, start + year)
    const [one, two] = await Promise.all([redact(db), redact(other)])
    expect(one + two).toBe(120)
  })
})
