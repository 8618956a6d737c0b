import { figures, median, rounded } from './figures'
import type { Visit } from './visit'

const visit = (fcp: number, lcp: number): Visit => ({
  ttfb: 10,
  fcp,
  lcp,
  lcpElement: 'img.',
  tbt: 0,
  longestTask: 0,
  scriptTime: 40,
  hydrated: 0,
  cls: 0,
  clsScrolled: 0,
  bytes: { document: 1024, script: 2048 },
  requests: { document: 1, script: 2 },
})

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 3, 2])).toBe(2.5)
})

test('ratios compare the best rounds and the median rounds with the page written by hand', () => {
  const row = figures(
    [visit(90, 180), visit(120, 300), visit(100, 200)],
    [visit(100, 200), visit(110, 220), visit(300, 600)],
  )
  expect(rounded(row)).toMatchObject({
    fcp: 100,
    scriptTime: 40,
    'FCP best': 0.9,
    'FCP median': 0.91,
    'LCP best': 0.9,
    'LCP median': 0.91,
    KB: 3,
    'script KB': 2,
    requests: 3,
  })
})
