import { encodingFor } from './encodings'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5', 'br'],
  ['gzip;q=1.0, BR ; q=0.1', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.000', 'identity'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a client that sends Accept-Encoding: %s gets %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding)
})
