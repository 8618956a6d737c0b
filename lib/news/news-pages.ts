import type { NewsItem } from './read'

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
