// @ts-check

// CommonJS, because Next loads the cache handler as it is, without compiling it.

const DAY = 24 * 60 * 60

/**
 * Shared caches ask again after ten seconds: a deploy is seen within a minute and an edited article
 * within two, also through nginx behind a CDN. Browsers ask each time.
 */
const PAGE = [
  'public',
  'max-age=0',
  's-maxage=10',
  `stale-while-revalidate=${DAY}`,
  `stale-if-error=${30 * DAY}`,
].join(', ')

/**
 * What an answer says in `Cache-Control` (contract, "Caches and what can be watched"). Next would
 * have shared caches keep a page until it is due for a refresh, which for most is a year.
 * @param {number} status of the answer
 * @param {string} stored what Next put into the header
 * @returns {string | undefined} undefined when that may stay
 */
function cacheControl(status, stored) {
  if (status >= 400) return 'no-store'
  if (!stored.includes('s-maxage')) return undefined
  return status === 200 || status === 304 ? PAGE : 'no-store'
}

module.exports = { PAGE, cacheControl }
