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
