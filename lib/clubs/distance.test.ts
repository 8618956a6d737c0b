import { aboutKilometres, kilometres } from './distance'

test.each([
  ['Delhi to Mumbai', [28.6139, 77.209], [19.076, 72.8777], 1148],
  ['London to New York, over the prime meridian', [51.5074, -0.1278], [40.7128, -74.006], 5570],
  ['Fiji to Samoa, over the date line', [-17.7134, 178.065], [-13.759, -172.1046], 1142],
  ['one degree on the equator', [0, 0], [0, 1], 111],
  ['to the other side of the earth', [12.5, 77], [-12.5, -103], 20015],
] as const)('%s', (_, from, to, expected) => {
  expect(Math.abs(kilometres(from, to) / expected - 1)).toBeLessThan(0.005)
  expect(kilometres(to, from)).toBeCloseTo(kilometres(from, to))
})

test('nowhere is no way from itself', () => {
  expect(kilometres([28.67, 77.13], [28.67, 77.13])).toBe(0)
})

test.each([
  [0, 'about 1 km'],
  [1.4, 'about 1 km'],
  [12.4, 'about 12 km'],
  [99.4, 'about 99 km'],
  [1148, 'about 1,150 km'],
])('%d km is %s', (distance, words) => {
  expect(aboutKilometres(distance)).toBe(words)
})
