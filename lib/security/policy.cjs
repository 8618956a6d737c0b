// @ts-check

// CommonJS, because Next loads the cache handler as it is, without compiling it.

/** All a page may embed from elsewhere: videos and maps, after a click (contract, "Consent"). */
const FRAME_SOURCES = ['https://www.youtube-nocookie.com', 'https://www.google.com/maps']

/**
 * The content security policy of one page, as the value of its header.
 * @param {readonly string[]} scripts what may run beside the site's own files: quoted
 *   sources, that is `'sha256-…'` or `'nonce-…'`
 * @param {readonly string[]} [styles] the same for style elements
 * @returns {string}
 */
function contentSecurityPolicy(scripts, styles = []) {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ['frame-src', ...FRAME_SOURCES].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

module.exports = { FRAME_SOURCES, contentSecurityPolicy }
