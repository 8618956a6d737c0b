import { pauseMs } from './queue'

test('the first pause is at most 5 s, later ones grow, none is over 15 min', () => {
  expect(pauseMs(1, 0, 1)).toBeLessThanOrEqual(5000)
  const longest = [1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 2000].map((attempts) => pauseMs(attempts, 0, 1))
  for (const [index, pause] of longest.slice(1, 8).entries()) {
    expect(pause).toBeGreaterThan(longest[index] ?? Infinity)
  }
  expect(Math.max(...longest)).toBe(15 * 60_000)
})

test('pauses are spread, so that leads of one outage do not come back together', () => {
  expect(pauseMs(3, 0, 0)).toBeLessThan(pauseMs(3, 0, 1) * 0.6)
  expect(pauseMs(3, 0, 0)).toBeGreaterThan(0)
})

test('a pause is in whole milliseconds, as Postgres wants its times', () => {
  expect(pauseMs(2, 0, 0.123456)).toBe(Math.round(pauseMs(2, 0, 0.123456)))
})
