import { normaliseRequestPath } from './request-path'

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about/'],
  ['/news-readmore/a%20b?from=//x', '/news-readmore/a%20b?from=//x'],
  [
    '/_next/image?url=http%3A%2F%2Fhost%2Fa//b.jpg',
    '/_next/image?url=http%3A%2F%2Fhost%2Fa//b.jpg',
  ],
])('%s stays as it is', (sent, plain) => expect(normaliseRequestPath(sent)).toBe(plain))

test.each([
  ['/about//', '/about/'],
  ['//about', '/about/'],
  ['/locations///bandra//?a=1', '/locations/bandra/?a=1'],
  ['//evil.example//x', '/evil.example/x/'],
])('%s needs one redirect only', (sent, plain) => expect(normaliseRequestPath(sent)).toBe(plain))

test.each(['/locations/%E0%A4%A', '/%', '/news-readmore/%ff'])(
  '%s, which nobody can decode, is not found',
  (sent) => expect(normaliseRequestPath(sent)).toBe('/404'),
)
