// @ts-check

const YEAR = 365 * 24 * 60 * 60

const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
}

/** @param {Record<string, string>} headers */
const list = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))

/**
 * The headers sent beside the content security policy, as next.config wants them. Pictures may be
 * shown by other sites (link previews, feed readers), the rest only by this one.
 * @param {string} siteUrl the public origin; browsers are held to https only when it is https
 */
export function securityHeaders(siteUrl) {
  const secure = siteUrl.startsWith('https:') && {
    'Strict-Transport-Security': `max-age=${YEAR}`,
  }
  return [
    { source: '/:path*', headers: list({ ...EVERYWHERE, ...secure }) },
    {
      source: '/((?!social-images/|content/|_next/).*)',
      headers: list({ 'Cross-Origin-Resource-Policy': 'same-origin' }),
    },
    {
      source: '/content/:folder(pictures|videos)/:file',
      headers: list({ 'Cache-Control': `public, max-age=${YEAR}, immutable` }),
    },
  ]
}
