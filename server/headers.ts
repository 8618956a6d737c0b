import { siteUrl } from '@/lib/build-settings.mjs'

const hour = 60 * 60
const day = 24 * hour
/** What Next says of icons, and of the sitemap and its like. Some have no `ETag`, and would be sent whole. */
const ofSmallFiles = 'public, max-age=0, must-revalidate'

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

/** A form that came back: Back shows it again. Of what is `no-store` the browser shows an error of its own. */
export const cacheControlOfPosts = 'private, no-cache'

/**
 * What a response says in `Cache-Control` (contract, "Caches"). Next would
 * have shared caches keep a page until it is due for a refresh, which for most is a year.
 * @param status of the response
 * @param said what Next put into the header
 * @param isCopied whether who asks has a copy: what ends a page is kept in its place, or a cache would
 *   show the copy again while the site fails. Any other 404 is not kept: anybody can invent addresses
 * @returns undefined when that may stay
 */
export function cacheControl(status: number, said: string, isCopied = false): string | undefined {
  if (said === cacheControlOfPosts || said === 'no-store') return undefined
  if (isCopied && (status === 308 || status === 404)) return cacheControlOfPages
  if (status === 308 || status >= 400) return 'no-store'
  if (said === ofSmallFiles) return `public, max-age=${hour}`
  if (!said.includes('s-maxage')) return undefined
  return status === 200 || status === 304 ? cacheControlOfPages : 'no-store'
}

export const securityHeaders = new Map([
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  [
    'Permissions-Policy',
    'geolocation=(), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
  ...(siteUrl.startsWith('https:')
    ? [['Strict-Transport-Security', `max-age=${365 * day}`] as const]
    : []),
])

/** Other sites may show pictures: link previews, feed readers. */
export const isShared = /^\/(social-images|content|_next)\//

/** The policy of what is no page. */
export const lockedPolicy =
  "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"

/** What a response that the server writes itself has when it is no page: a refusal, a redirect. */
export const plainHead = Object.entries({
  ...Object.fromEntries(securityHeaders),
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': lockedPolicy,
  'Cache-Control': 'no-store',
})

/** All a page may embed from elsewhere: videos and maps, after a click (contract, "Consent"). */
export const frameSources = ['https://www.youtube-nocookie.com', 'https://www.google.com/maps']

/**
 * The content security policy of one page, as the value of its header.
 * @param scripts what may run beside the site's own files: quoted sources, that is `'sha256-…'` or
 *   `'nonce-…'`
 * @param styles the same for style elements
 */
export const contentSecurityPolicy = (
  scripts: readonly string[],
  styles: readonly string[] = [],
): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ['frame-src', ...frameSources].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
