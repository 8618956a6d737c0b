import { makeClock } from '@/lib/clock'
import { log } from '@/lib/log'
import type { Database } from '@/lib/store/tables'
import { stores, useStore } from '@/testing/stores'
import { receiveLead } from './receive'
import { startWatch, watchPending } from './watch'

const minute = 60_000
const mockWholeLooks = jest.fn()
jest.mock('@/lib/store/database', () => ({ assertStoreIsWhole: () => void mockWholeLooks() }))

test('all of the store is looked at an hour after the start, and then once a day', () => {
  jest.useFakeTimers()
  startWatch(() => Promise.reject(new Error('no store')), makeClock())
  jest.advanceTimersByTime(58 * minute)
  expect(mockWholeLooks).not.toHaveBeenCalled()
  jest.advanceTimersByTime(2 * minute + 24 * 60 * minute)
  expect(mockWholeLooks).toHaveBeenCalledTimes(2)
  jest.useRealTimers()
})

describe.each(stores)('what is watched in %s', (_, empty) => {
  let db: Database
  useStore(empty, (opened) => ({ db } = opened))

  afterEach(() => jest.restoreAllMocks())

  test('leads that wait longer than ten minutes are logged once, and once when that is over', async () => {
    const error = jest.spyOn(log, 'error')
    const info = jest.spyOn(log, 'info')
    const late = new Set<string>()
    await receiveLead(db, { form: 'contact', payload: {}, submission: '', now: 0 })
    for (const now of [10 * minute, 11 * minute, 12 * minute]) await watchPending(db, late, now)
    expect(error.mock.calls.map(([entry]) => entry)).toEqual([
      { form: 'contact', leads: 1, seconds: 660 },
    ])
    await db.updateTable('leads').set({ state: 'delivered' }).execute()
    for (const now of [13 * minute, 14 * minute]) await watchPending(db, late, now)
    expect(info.mock.calls.map(([entry]) => entry)).toEqual([{ form: 'contact' }])
  })
})
