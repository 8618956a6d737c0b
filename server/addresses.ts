import { readNewsPage } from '@/lib/news/current-news'
import { asksForImage } from '@/lib/news/image-address'
import { admitNewsId, admitNewsPage } from '@/lib/news/known-news'
import { readArticle } from '@/lib/news/read'
import { notFoundPath, notFoundReply } from './pages'
import type { Handler, Sources } from './handler'
import { redirectTo } from './respond'

const article = /^(?:\/news-readmore\/([^/]+)|\/social-images\/news-readmore\/([^/]+)\.jpg)$/

function admitNews(path: string, client: string) {
  if (/^\/news(?:\/|$)/.test(path))
    return admitNewsPage(readNewsPage(path.split('/').slice(2)), client)
  const [, id, idOfImage] = article.exec(path) ?? []
  return admitNewsId(id ?? idOfImage ?? '', client)
}

const marks = String.raw`[\s.,;:!?)\]}>'"’”»…*]`
/**
 * What ends up behind an address that is shared in a sentence, and what nobody sees in it. Tried only where
 * the marks begin: its time grows with the address.
 */
const around = new RegExp(`(?<!${marks})${marks}+$|\\p{Cf}`, 'gu')

/** An address as it was meant: without what belongs to the sentence around it. */
function meant(path: string): string {
  const plain = decodeURIComponent(path).replace(around, '').replace(around, '')
  return encodeURI(plain.replace(/(?<!\/)\/+$/, '') || '/')
}

/**
 * The page that an address means which is shared with a full stop, a bracket or a space behind it, or
 * in capitals.
 * @returns undefined when there is no such page
 */
async function sharedPage(path: string, client: string, pages: ReadonlyMap<string, string>) {
  const plain = meant(path)
  const [, id = ''] = /^\/news-readmore\/([^/]+)$/i.exec(plain) ?? []
  if (id) {
    const found = admitNewsId(id, client) === 'admitted' && (await readArticle(id))
    return found && found.kind === 'found' ? `/news-readmore/${id}` : undefined
  }
  const lower = plain.toLowerCase()
  const number = readNewsPage(lower.split('/').slice(2))
  if (/^\/news(\/|$)/.test(lower) && number && admitNewsPage(number, client) === 'admitted')
    return lower
  return pages.get(lower)
}

/**
 * Next is asked only for what there is: an address of the build, or news. An unknown article costs a
 * call of the backend: each client may try five in four seconds.
 */
export function addressHandler({ pages, routes }: Sources): Handler {
  const shown = [...pages.keys()].filter((path) => path !== notFoundPath)
  const byLowerCase = new Map(shown.map((path) => [path.toLowerCase(), path]))
  return async ({ request }) => {
    const { method, url = '', headers } = request
    if (method === 'POST' || asksForImage(url) || routes.has(url)) return undefined
    const client = String(headers['x-client-address'])
    const admission = admitNews(url, client)
    if (admission === 'admitted') return undefined
    if (admission === 'later')
      return {
        status: 429,
        headers: { 'retry-after': '4', 'content-type': 'text/plain; charset=utf-8' },
        body: 'Please try again in a moment.\n',
      }
    const page = await sharedPage(url, client, byLowerCase)
    if (page === undefined || page === url) return notFoundReply(pages)
    return redirectTo(page + queryOf(headers['x-page-address']))
  }
}

/** What follows the path of an address as it was sent. */
const queryOf = (sent: string[] | string | undefined) => /\?.*$/s.exec(String(sent))?.[0] ?? ''
