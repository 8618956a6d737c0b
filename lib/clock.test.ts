import { makeClock } from '@/lib/clock'
import { receiveLead } from '@/lib/leads/receive'
import type { Database } from '@/lib/store/tables'
import { stores, useStore } from '@/testing/stores'

const hour = 3_600_000
const day = 24 * hour
const year = 365 * day
/** Only the clock and the count of the process are not real. */
const doNotFake = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
  ...(['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask'] as const),
]
const start = Date.parse('2026-11-23T00:00:00Z')

describe.each(stores)('a clock with its store in %s', (_, empty) => {
  let db: Database
  useStore(empty, (opened) => ({ db } = opened))

  beforeEach(() => void jest.useFakeTimers({ now: start, doNotFake }))

  afterEach(() => void jest.useRealTimers())

  const jump = (ms: number) => jest.setSystemTime(Date.now() + ms)

  /** Lets time pass as the process sees it, which looks at its clock every ten minutes. */
  async function run(clock: ReturnType<typeof makeClock>, ms: number) {
    for (let passed = 0; passed < ms; passed += hour / 6) {
      jest.advanceTimersByTime(hour / 6)
      await clock.keep(db)
    }
  }

  async function started() {
    const clock = makeClock()
    await clock.keep(db)
    return clock
  }

  test('is trusted with an empty store, and after a restart', async () => {
    const first = await started()
    expect(first.trusted()).toBe(start)
    await receiveLead(db, { form: 'contact', payload: {}, submission: '', now: start })
    await run(first, 3 * hour)
    jest.advanceTimersByTime(hour / 4)
    expect((await started()).trusted()).toBe(start + 3.25 * hour)
  })

  test('is trusted with a store that knows no time after a day', async () => {
    await receiveLead(db, { form: 'contact', payload: {}, submission: '', now: start })
    const clock = await started()
    expect(clock.trusted()).toBeUndefined()
    await run(clock, day)
    expect(clock.trusted()).toBe(start + day)
  })

  test.each([hour, 3 * day, year, -hour, -3 * day, -year])(
    'that jumps by %d ms is not trusted, at a start or while running, and at once when it is back',
    async (ms) => {
      const running = await started()
      jump(ms)
      expect(running.trusted()).toBeUndefined()
      const other = await started()
      await running.keep(db)
      expect(other.trusted()).toBeUndefined()
      await run(running, 19 * hour)
      expect(running.trusted()).toBeUndefined()
      jump(-ms)
      await running.keep(db)
      expect(running.trusted()).toBe(start + 19 * hour)
    },
  )

  test('that is behind writes down no time of the past', async () => {
    const running = await started()
    jump(-year)
    jest.advanceTimersByTime(hour)
    expect(running.now()).toBe(start + hour)
    expect((await started()).now()).toBe(start)
    // The count has fractions, and Postgres takes none.
    const count = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 0.25)
    await receiveLead(db, { form: 'contact', payload: {}, submission: '', now: running.now() })
    count.mockRestore()
  })

  test('that was right after a long standstill is trusted a day later', async () => {
    await started()
    jump(400 * day)
    const clock = await started()
    expect(clock.now()).toBe(start + 400 * day)
    await run(clock, day)
    expect(clock.trusted()).toBe(start + 401 * day)
    expect((await started()).trusted()).toBe(start + 401 * day)
  })

  test('that jumps again is watched from the beginning', async () => {
    const clock = await started()
    jump(year)
    await run(clock, 19 * hour)
    jump(year)
    await run(clock, 19 * hour)
    expect(clock.trusted()).toBeUndefined()
  })

  test('that is wrong beside a process with another time is never trusted', async () => {
    const right = await started()
    jump(year)
    const wrong = await started()
    for (let passed = 0; passed < 3 * day; passed += hour / 2) {
      jump(-year)
      await run(right, hour / 2)
      jump(year)
      await wrong.keep(db)
      expect(wrong.trusted()).toBeUndefined()
    }
    jump(-year)
    expect(right.trusted()).toBe(Date.now())
  })
})
