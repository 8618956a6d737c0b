import { makeClock } from '@/lib/clock'
import { log } from '@/lib/log'
import type { Database } from '@/lib/store/tables'
import { stores, useStore } from '@/testing/stores'
import { decideOutcome } from './outbox'
import { receiveLead } from './receive'
import { startRetention } from './retention'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const year = 365 * day
const start = Date.parse('2026-11-23T00:00:00Z')

const mockRunEnds = jest.fn()
jest.mock('./erase', () => {
  const erase = jest.requireActual<{ truncateWriteAheadLog: () => Promise<boolean> }>('./erase')
  const truncateWriteAheadLog = () => Promise.resolve(mockRunEnds()).then(() => true)
  return { ...erase, truncateWriteAheadLog }
})

describe.each(stores)('the retention of leads in %s', (_, empty) => {
  let db: Database
  let leads = 0
  useStore(empty, (opened) => ({ db } = opened))

  beforeEach(() => {
    jest.useFakeTimers({
      now: start,
      doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'],
    })
  })

  afterEach(() => {
    jest.clearAllTimers()
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  async function ended(state: 'delivered' | 'failed' | 'held', now = start) {
    const payload = { city: 'Delhi' }
    const lead = { form: 'contact', payload, submission: String(leads++), now }
    const { id } = await receiveLead(db, lead)
    const settled_at = state === 'held' ? null : now
    await db.updateTable('leads').set({ state, settled_at }).where('id', '=', id).execute()
    return id
  }

  const open = () => Promise.resolve(db)
  const trusted = () => Date.now()
  /** Resolves when the next look at the leads has ended. */
  const runEnds = () => new Promise((resolve) => mockRunEnds.mockImplementationOnce(resolve))

  /** The next look is planned some turns after one has ended. */
  async function planned() {
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
  }

  async function look(days: number, now: () => number | undefined = trusted) {
    const run = runEnds()
    startRetention(open, days, now)
    await run
  }

  const blanked = async () =>
    (
      await db
        .selectFrom('leads')
        .select(['state', 'erased_at'])
        .where('erased_at', 'is not', null)
        .execute()
    ).map(({ state, erased_at }) => [state, (erased_at ?? 0) - start])

  test('begins at the start of the site', async () => {
    await ended('delivered')
    jest.setSystemTime(start + 2 * day + 2 * hour)
    await look(2)
    expect(await blanked()).toEqual([['delivered', 2 * day + 2 * hour]])
  })

  test('goes on every hour', async () => {
    await ended('delivered')
    jest.setSystemTime(start + 2 * day - hour)
    await look(2)
    for (const expected of [[], [['delivered', 2 * day + hour]]]) {
      const run = runEnds()
      await planned()
      jest.advanceTimersByTime(hour)
      await run
      expect(await blanked()).toEqual(expected)
    }
  })

  test('is tried again within minutes when the store fails, then less often', async () => {
    const error = jest.spyOn(log, 'error')
    const failing = jest.fn(() => Promise.reject(new Error('down')))
    startRetention(failing, 2, trusted)
    for (const [passes, tries] of [
      [0, 1],
      [1, 2],
      [1, 2],
      [1, 3],
      [3, 3],
      [1, 4],
      [600, 16],
    ] as const) {
      for (let passed = 0; passed < passes; passed++) {
        jest.advanceTimersByTime(minute)
        await new Promise(setImmediate)
      }
      await new Promise(setImmediate)
      expect(failing).toHaveBeenCalledTimes(tries)
    }
    expect(error).toHaveBeenCalledTimes(16)
  })

  test('blanks leads that failed or are held after a year, and the log says so', async () => {
    const warn = jest.spyOn(log, 'warn')
    for (const state of ['failed', 'held'] as const) {
      await ended(state)
      await ended(state, start + day)
    }
    jest.setSystemTime(start + year + 2 * hour)
    await look(2)
    expect(await blanked()).toHaveLength(2)
    expect(warn.mock.calls.map(([entry]) => entry)).toEqual([
      { leads: 1, state: 'failed' },
      { leads: 1, state: 'held' },
    ])
  })

  test('goes on after a lead that can’t be read: that one is blanked whole', async () => {
    const error = jest.spyOn(log, 'error')
    const id = await ended('delivered')
    await ended('delivered')
    await ended('failed')
    await db.updateTable('leads').set({ payload: 'Asha' }).where('id', '=', id).execute()
    jest.setSystemTime(start + 2 * year)
    await look(2)
    expect(await blanked()).toHaveLength(3)
    const lead = db.selectFrom('leads').select('payload').where('id', '=', id)
    expect(await lead.executeTakeFirst()).toEqual({ payload: '{}' })
    expect(error.mock.calls.map(([entry]) => entry)).toEqual([{ leadId: id, form: 'contact' }])
  })

  test('does not keep longer what came in or ended while the clock was ahead', async () => {
    for (const state of ['delivered', 'failed', 'held'] as const) await ended(state, start + year)
    await look(2)
    jest.setSystemTime(start + year - day)
    await look(2)
    expect(await blanked()).toEqual([['delivered', year - day]])
    jest.setSystemTime(start + year + 2 * hour)
    await look(2)
    expect(await blanked()).toHaveLength(3)
  })

  test.each([hour, 3 * day, year, -hour, -3 * day, -year])(
    'and the three days withstand a clock that is wrong by %d ms, while running and at a start',
    async (ms) => {
      const clock = makeClock()
      await clock.keep(db)
      const hourLeft = start - year + hour
      for (const state of ['delivered', 'failed', 'held'] as const) await ended(state, hourLeft)
      const attempt = { id: 'a', form: 'contact', body: '{}', attempts: 9, triedSince: 0 }
      jest.setSystemTime(start + ms)
      const restarted = makeClock()
      await restarted.keep(db)
      for (const each of [clock, restarted]) {
        await each.keep(db)
        const triedSince = start - 3 * day + hour
        const result = { kind: 'retry', answer: '503' } as const
        const lead = { ...attempt, triedSince }
        expect(decideOutcome(result, lead, each.now(), each.trusted()).state).toBe('pending')
        startRetention(open, 365, each.trusted)
        await planned()
      }
      // What comes in meanwhile is not older by the right clock either.
      await ended('held', restarted.now())
      jest.setSystemTime(start)
      await clock.keep(db)
      await look(1, clock.trusted)
      expect(await blanked()).toEqual([['delivered', 0]])
    },
  )

  test('blanks what is really old a day after the start that found it so', async () => {
    await makeClock().keep(db)
    for (const state of ['delivered', 'failed', 'held'] as const) await ended(state)
    jest.setSystemTime(start + 400 * day)
    const clock = makeClock()
    startRetention(open, 90, clock.trusted)
    await clock.keep(db)
    let minutes = 0
    for (; clock.trusted() === undefined; minutes++) {
      jest.advanceTimersByTime(minute)
      await clock.keep(db)
    }
    expect(minutes).toBe(20 * 60)
    expect(await blanked()).toEqual([])
    const run = runEnds()
    jest.advanceTimersByTime(minute)
    await run
    expect(await blanked()).toHaveLength(3)
  })
})
