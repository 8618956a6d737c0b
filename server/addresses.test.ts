import { noteFound, noteMissing, noteNewsPages } from '@/lib/news/known-news'
import { addressHandler } from './addresses'
import type { Exchange } from './handler'
import type { Pages } from './pages'

jest.mock('@/lib/news/read', () => ({
  readArticle: (id: string) => Promise.resolve({ kind: id === '16' ? 'found' : 'not-found' }),
}))

const paths = ['/', '/contact', '/locations/bandra', '/_not-found']
const pages = new Map(paths.map((path) => [path, { bodies: {} }])) as unknown as Pages
const handle = addressHandler({ pages, routes: new Set(paths) } as never)

beforeEach(() => {
  noteFound('16')
  noteMissing('17')
  noteNewsPages(2)
})

/** Where an address leads to, or its status. */
async function respond(sent: string, method = 'GET'): Promise<string | number | undefined> {
  const request = {
    method,
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
  ['/News-ReadMore/16?utm_source=mail', '/news-readmore/16?utm_source=mail'],
  ['/News', '/news'],
  ['/news.', '/news'],
  ['/NEWS/page/2)', '/news/page/2'],
  ['/CONTACT', '/contact'],
  ['/locations/Bandra!', '/locations/bandra'],
  ['/%E2%80%8Bcontact', '/contact'],
  ['/%22', '/'],
])('%s, as it is shared, leads to %s', async (shared, page) => {
  expect(await respond(shared)).toBe(page)
})

test.each([
  '/news-readmore/17.',
  '/news-readmore/16%20x',
  '/NEWS/page/3',
  '/contacts.',
  '/contact/more',
  '/_Not-Found',
])('%s, which is no page either, is a 404', async (sent) => {
  expect(await respond(sent)).toBe(404)
})
