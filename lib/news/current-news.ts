import 'server-only'
import { type RequestContext, runtime } from '@/lib/runtime'
import { currentContext, noteNews } from '@/lib/request-context'
import { rememberNewsPages } from './known-ids'
import { articleHasChanged, type NewsItem, type NewsList, readNews } from './read'

declare module '@/lib/runtime' {
  interface Runtime {
    currentNews?: { kept?: Kept | undefined }
  }
}

interface Kept {
  at: number
  list: Promise<NewsList>
}

const current = (runtime().currentNews ??= {})

function freshList(): Promise<NewsList> {
  const mine = { at: performance.now(), list: readNews() }
  current.kept = mine
  mine.list.then(
    ({ items }) => rememberNewsPages(newsPageCount(items)),
    () => {
      if (current.kept === mine) current.kept = undefined
    },
  )
  return mine.list
}

function currentList(): Promise<NewsList> {
  const kept = current.kept
  return kept && performance.now() - kept.at < newsRefreshSeconds * 1000 ? kept.list : freshList()
}

async function itemsOf(list: Promise<NewsList>): Promise<NewsItem[]> {
  const { items, version } = await list
  noteNews('list', version)
  return items
}

/**
 * The recent news for a page that is itself kept for a while: read from the backend now, or just before,
 * when it was found that the page is no longer up to date.
 * @throws as the store does, when the backend fails as well
 */
export const freshNews = (): Promise<NewsItem[]> =>
  itemsOf(currentContext()?.isRefresh ? currentList() : freshList())

/**
 * The recent news for the sitemap, the feed, a news page that was left and comes back, and below an
 * article, which may be one of many that nobody ever wrote. The backend is asked once in
 * {@link newsRefreshSeconds}, however many ask here. Never older than what a page was last made from.
 * @throws as {@link freshNews}
 */
export const currentNews = (): Promise<NewsItem[]> => itemsOf(currentList())

/**
 * Whether a page of the news would be the same if it were made now. The backend is asked at most once a
 * minute for the list and for each article.
 * @param address of the page
 * @param made what it was made from
 * @throws as {@link freshNews}
 */
export async function isUpToDate(
  address: string,
  made: NonNullable<RequestContext['news']>,
): Promise<boolean> {
  const { list, article } = made
  const [, id] = /^\/news-readmore\/([^/]+)$/.exec(address) ?? []
  const [now, hasChanged] = await Promise.all([
    list === undefined ? undefined : currentList(),
    id !== undefined && article !== undefined && articleHasChanged(id, article),
  ])
  return now?.version === list && !hasChanged
}

/**
 * How old the news may be, in seconds (contract, "News"). Next wants the number of a page as a
 * literal in its file: `current-news.test.ts` says where it differs.
 */
export const newsRefreshSeconds = 60

/** The number of cards on a page of the list, and of articles in the feed. */
export const newsPerPage = 24

/** How many pages the list fills: one even when there is no news. */
export const newsPageCount = (news: readonly NewsItem[]): number =>
  Math.max(1, Math.ceil(news.length / newsPerPage))

/** The news of one page of the list, the first is 1; none beyond the last. */
export const newsOfPage = (news: readonly NewsItem[], number: number): NewsItem[] =>
  news.slice((number - 1) * newsPerPage, number * newsPerPage)

/**
 * The number of the page behind `/news`.
 * @param rest what follows `/news/` in the address, part by part: nothing, or `page` and 2 or more
 * @returns undefined for any other address
 */
export function readNewsPage(rest: readonly string[] = []): number | undefined {
  if (rest.length === 0) return 1
  const [, digits] = /^page\/([2-9]|[1-9]\d{1,4})$/.exec(rest.join('/')) ?? []
  return digits === undefined ? undefined : Number(digits)
}
