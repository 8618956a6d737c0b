import { aboutKilometres, kilometres } from './sort-by-distance'

test.each([
  ['Delhi to Mumbai', [28.6139, 77.209], [19.076, 72.8777], 1148],
  ['Fiji to Samoa, over the date line', [-17.7134, 178.065], [-13.759, -172.1046], 1142],
  ['to the other side of the earth', [12.5, 77], [-12.5, -103], 20015],
] as const)('%s', (_, from, to, expected) => {
  expect(Math.abs(kilometres(from, to) / expected - 1)).toBeLessThan(0.005)
  expect(kilometres(to, from)).toBeCloseTo(kilometres(from, to))
})

test.each([
  [0, 'about 1\u00a0km'],
  [1.4, 'about 1\u00a0km'],
  [12.4, 'about 12\u00a0km'],
  [99.4, 'about 99\u00a0km'],
  [1148, 'about 1,150\u00a0km'],
])('%d km is %s', (distance, words) => {
  expect(aboutKilometres(distance)).toBe(words)
})
