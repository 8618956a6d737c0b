import { unescape } from 'node:querystring'
import { readNewsPage } from '@/lib/news/news-pages'
import { asksForImage } from '@/lib/news/image-address'
import { admitNewsId, admitNewsPage } from '@/lib/news/admission'
import { notFoundPath, notFoundReply } from './prerendered'
import type { Handler, Sources } from './handler'
import { redirectTo } from './respond'

const article = /^(?:\/news-readmore\/([^/]+)|\/social-images\/news-readmore\/([^/]+)\.jpg)$/

/** What an address of the news asks for: a page of the list, or an article, whose page or image it is. */
function readNewsAddress(path: string): { page?: number | undefined; id?: string | undefined } {
  const [, id, idOfImage] = article.exec(path) ?? []
  const [, first, ...rest] = path.split('/')
  return { id: id ?? idOfImage, page: first === 'news' ? readNewsPage(rest) : undefined }
}

function admitNews(path: string, client: string) {
  const { page, id } = readNewsAddress(path)
  return id === undefined ? admitNewsPage(page, client) : admitNewsId(id, client)
}

/** An address of the site has plain letters, digits, `-`, `_`, `.` and slashes, and ends in a letter or digit. */
const own = /^[\w/.-]*[a-z\d]/i

/** An address as it was meant: without what nobody sees in it, and what a sentence or a messenger put behind it. */
function meant(path: string): string {
  const plain = unescape(path).replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  return own.exec(plain)?.[0] ?? '/'
}

/**
 * The page that an address means which is shared with something behind it, or in capitals.
 * @returns undefined when there is no such page; an article of which nothing is known counts as one
 */
function sharedPage(path: string, client: string, pages: ReadonlyMap<string, string>) {
  const plain = meant(path).replace(/^\/[^/]*/, (first) => first.toLowerCase())
  return admitNews(plain, client) === 'admitted' ? plain : pages.get(plain.toLowerCase())
}

/**
 * Next is asked only for what there is: an address of the build, or news. An unknown article costs a
 * call of the backend: each client may try five in four seconds.
 */
export function addressHandler({ pages, routes }: Sources): Handler {
  const shown = [...pages.keys()].filter((path) => path !== notFoundPath)
  const byLowerCase = new Map(shown.map((path) => [path.toLowerCase(), path]))
  return ({ request }) => {
    const { url = '', headers } = request
    if (asksForImage(url) || routes.has(url)) return undefined
    const client = String(headers['x-client-address'])
    const admission = admitNews(url, client)
    if (admission === 'admitted') return undefined
    if (admission === 'later')
      return {
        status: 429,
        headers: { 'retry-after': '4', 'content-type': 'text/plain; charset=utf-8' },
        body: 'Please try again in a moment.\n',
      }
    const page = sharedPage(url, client, byLowerCase)
    if (page === undefined) return notFoundReply(pages)
    const sent = String(headers['x-page-address'])
    return redirectTo(page + (/\?.*$/s.exec(sent)?.[0] ?? ''), sent)
  }
}
