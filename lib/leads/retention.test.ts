import { log } from '@/lib/log'
import type { Database, LeadState } from '@/lib/store/tables'
import { stores, useStore } from '@/testing/stores'
import { receiveLead } from './receive'
import { blankOld, startRetention } from './retention'

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
  const trusted = () => Date.now()
  /** Resolves when the next look at the leads has ended. */
  const runEnds = () => new Promise((resolve) => mockRunEnds.mockImplementationOnce(resolve))

  /** The next look is planned some turns after one has ended. */
  async function planned() {
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
  }

  async function look(days: number) {
    const run = runEnds()
    startRetention(open, days, trusted)
    await run
  }

  const blanked = async () => {
    const leads = await db.selectFrom('leads').selectAll().execute()
    return leads.flatMap(({ state, erased_at: at }) => (at === null ? [] : [[state, at - start]]))
  }

  test('begins at the start of the site and goes on every hour', async () => {
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

  test('blanks leads that failed or are held after a year, none that is pending, and the log says so', async () => {
    const warn = jest.spyOn(log, 'warn')
    for (const state of ['failed', 'held', 'pending'] as const) {
      await ended(state)
      await ended(state, start + day)
    }
    jest.setSystemTime(start + year + 2 * hour)
    await look(2)
    expect((await blanked()).map(([state]) => state).sort()).toEqual(['failed', 'failed'])
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

  test('waits while the clock is not trusted, and asks for its time every minute', async () => {
    await ended('delivered')
    jest.setSystemTime(start + 400 * day)
    let isTrusted = false
    startRetention(open, 90, () => (isTrusted ? Date.now() : undefined))
    await planned()
    jest.advanceTimersByTime(minute)
    await planned()
    isTrusted = true
    const run = runEnds()
    jest.advanceTimersByTime(minute)
    await run
    expect(await blanked()).toEqual([['delivered', 400 * day + 2 * minute]])
  })

  test('blanks each of many old leads once, though two instances do so together', async () => {
    for (let index = 0; index < 120; index++) await ended('delivered')
    const blank = (one: Database) => blankOld(one, 'delivered', start + 1, start + year)
    const [one, two] = await Promise.all([blank(db), blank(other)])
    expect(one + two).toBe(120)
  })
})
