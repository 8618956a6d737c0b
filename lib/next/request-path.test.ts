import { answerablePath } from './request-path'

test.each([
  '/',
  '/about',
  '/about/',
  '//about//',
  '/news-readmore/a%20b?from=//x',
  '/about?coupon=100%',
  '/_next/image?url=http%3A%2F%2Fhost%2Fa//b.jpg',
])('%s stays as it is', (url) => expect(answerablePath(url)).toBe(url))

test.each(['/locations/%E0%A4%A', '/%', '/news-readmore/%ff?page=1'])(
  '%s, which nobody can decode, is not found',
  (url) => expect(answerablePath(url)).toBe('/404'),
)
