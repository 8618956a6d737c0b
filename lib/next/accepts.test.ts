import { accepts } from './accepts'

test.each([
  ['gzip, deflate, br, zstd', true],
  ['br;q=0.5', true],
  ['gzip;q=1.0, BR ; q=0.1', true],
  ['br;q=0', false],
  ['br;q=0.000', false],
  ['gzip', false],
  ['brotli', false],
  ['', false],
])('%s takes Brotli: %s', (header, taken) => {
  expect(accepts(header, 'br')).toBe(taken)
})
