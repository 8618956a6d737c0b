import { noteFound, noteMissing, noteNewsPages } from '@/lib/news/admission'
import { runtime } from '@/lib/runtime'
import { leastMs } from '@/testing/least-ms'
import { addressHandler } from './addresses'
import type { Exchange } from './handler'
import type { Pages } from './prerendered'

const paths = ['/', '/contact', '/locations/bandra', '/_not-found']
const pages = new Map(paths.map((path) => [path, { bodies: {} }])) as unknown as Pages
const handle = addressHandler({ pages, routes: new Set(paths) } as never)

beforeEach(() => {
  // Five unknown articles in four seconds: each test begins anew.
  delete runtime().unknownNewsByAddress
  noteFound('16')
  noteMissing('17')
  noteNewsPages(2)
})

/** Where an address leads to, or its status. */
async function respond(sent: string): Promise<string | number | undefined> {
  const request = {
    url: sent.replace(/\?.*/, ''),
    headers: { 'x-client-address': 'a', 'x-page-address': sent },
  }
  const reply = await handle({ request } as unknown as Exchange)
  if (typeof reply !== 'object') return reply
  return reply.status === 308 ? String(reply.headers?.location) : reply.status
}

test.each([
  ['/news-readmore/16.', '/news-readmore/16'],
  ['/news-readmore/16%20', '/news-readmore/16'],
  ['/news-readmore/16%E2%80%8B', '/news-readmore/16'],
  ['/news-readmore/16%E2%80%9D.', '/news-readmore/16'],
  ['/social-images/news-readmore/16.jpg%20', '/social-images/news-readmore/16.jpg'],
  ['/News-ReadMore/16?utm_source=mail', '/news-readmore/16?utm_source=mail'],
  ['/News', '/news'],
  ['/news.', '/news'],
  ['/NEWS/page/2)', '/news/page/2'],
  ['/CONTACT', '/contact'],
  ['/locations/Bandra!', '/locations/bandra'],
  ['/%E2%80%8Bcontact', '/contact'],
  ['/%22', '/'],
  ['/contact%E0%A5%A4', '/contact'],
  ['/contact%E0%A5%A4%E0%A4%86%E0%A4%93', '/contact'],
  ['/contact_?utm_source=whatsapp', '/contact?utm_source=whatsapp'],
  ['/contact~', '/contact'],
  ['/contact%EF%BF%BC', '/contact'],
  ['/contact%0A', '/contact'],
  ['/contact%E0%A5', '/contact'],
  ['/contact%', '/contact'],
  ['/contact%5C', '/contact'],
  ['/contact%F0%9F%91%8D%F0%9F%8F%BD', '/contact'],
  ['/contact/%E2%80%93', '/contact'],
  ['/contact%22%20target=%22_blank', '/contact'],
  ['/news-readmore/16%20x', '/news-readmore/16'],
])('%s, as it is shared, leads to %s', async (shared, page) => {
  expect(await respond(shared)).toBe(page)
})

test.each([
  '/news-readmore/17.',
  '//evil.example%00',
  '/NEWS/page/3',
  '/contacts.',
  '/contact/more',
  '/_Not-Found',
])('%s, which is no page either, is a 404', async (sent) => {
  expect(await respond(sent)).toBe(404)
})

test('the page that is meant is found in a time that grows with the address', async () => {
  for (const part of ['_', '.', '%E0%A5%A4', 'a_', '/a/', '%0A']) {
    const sent = `/${part.repeat(4000 / part.length)}`
    expect(await leastMs(5, () => respond(sent))).toBeLessThan(5)
  }
})
