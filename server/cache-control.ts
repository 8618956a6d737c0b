const day = 24 * 60 * 60

/**
 * Shared caches ask again after ten seconds: a deploy is seen within a minute and an edited article
 * within two, also through nginx behind a CDN. Browsers ask each time.
 */
export const cacheControlOfPages = [
  'public',
  'max-age=0',
  's-maxage=10',
  `stale-while-revalidate=${day}`,
  `stale-if-error=${30 * day}`,
].join(', ')

/**
 * What an answer says in `Cache-Control` (contract, "Caches and what can be watched"). Next would
 * have shared caches keep a page until it is due for a refresh, which for most is a year.
 * @param status of the answer
 * @param said what Next put into the header
 * @returns undefined when that may stay
 */
export function cacheControl(status: number, said: string): string | undefined {
  if (status >= 400) return 'no-store'
  if (!said.includes('s-maxage')) return undefined
  return status === 200 || status === 304 ? cacheControlOfPages : 'no-store'
}
