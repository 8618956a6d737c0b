// @ts-check

/** The settings of the build; a mistake in them is told in one line, without a stack. */
async function readSettings() {
  const { buildSchema, parseSettings } = await import('./lib/build-settings.mjs')
  try {
    return parseSettings(buildSchema, process.env)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`The site can't be built or started: ${reason}\n`)
    process.exit(1)
  }
}

/**
 * @param {string} phase which of Next's commands runs
 * @returns {Promise<import('next').NextConfig>}
 */
module.exports = async function config(phase) {
  const { imageOptions } = await import('./lib/next/image-options.mjs')
  const { securityHeaders } = await import('./lib/security/headers.mjs')
  const { PHASE_DEVELOPMENT_SERVER } = await import('next/constants.js')
  const settings = await readSettings()
  const { SITE_URL, CONTENT_URL = '', NEWS_IMAGE_HOSTS } = settings
  const bannerHosts = { CONTENT_URL, NEWS_IMAGE_HOSTS: NEWS_IMAGE_HOSTS.join() }
  return {
    // For `npm run build:release`: all that a machine needs to run the site, in one folder.
    ...(process.env.RELEASE && { output: 'standalone' }),
    poweredByHeader: false,
    // The kit of components, app/(site)/kit, is a page in development only.
    ...(phase === PHASE_DEVELOPMENT_SERVER && { pageExtensions: ['tsx', 'ts', 'kit.tsx'] }),
    // `npm run verify` has checked them: CI would do it twice.
    typescript: { ignoreBuildErrors: true },
    serverExternalPackages: ['libsql', 'pino'],
    cacheHandler: require.resolve('./lib/next/cache-handler.cjs'),
    // Also the age at which Next makes a visitor wait for a fresh page: the last good one stays.
    expireTime: 365 * 24 * 60 * 60,
    // Written into the build: see lib/site-url.mjs and lib/build-settings.mjs.
    env: { SITE_URL, ...(process.env.RELEASE && bannerHosts) },
    headers: () => securityHeaders(SITE_URL),
    images: imageOptions(settings),
    experimental: { globalNotFound: true, turbopackCjsTreeShaking: true },
  }
}
