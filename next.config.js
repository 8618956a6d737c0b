// @ts-check

/**
 * @param {string} phase
 * @returns {Promise<import('next').NextConfig>}
 */
module.exports = async function config(phase) {
  const { buildSchema, parseSettings } = await import('./lib/build-settings.mjs')
  const { imageOptions } = await import('./lib/next/image-options.mjs')
  const { securityHeaders } = await import('./lib/security/headers.mjs')
  const settings = parseSettings(buildSchema, process.env)
  return {
    poweredByHeader: false,
    // `npm run verify` has checked them: CI would do it twice.
    typescript: { ignoreBuildErrors: true },
    serverExternalPackages: ['libsql', 'pino'],
    cacheHandler: require.resolve('./lib/next/cache-handler.cjs'),
    // Also the age at which Next makes a visitor wait for a fresh page: the last good one stays.
    expireTime: 365 * 24 * 60 * 60,
    // Written into the build: see lib/site-url.mjs.
    env: { SITE_URL: settings.SITE_URL },
    headers: () => securityHeaders(settings.SITE_URL),
    images: imageOptions(settings),
    experimental: { globalNotFound: true, proxyClientMaxBodySize: '192kb' },
  }
}
