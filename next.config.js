// @ts-check

/** @param {string} reason @returns {never} */
function stop(reason) {
  process.stderr.write(`The site can't be built or started: ${reason}\n`)
  process.exit(1)
}

/** The settings of the build; a mistake in them is told in one line, without a stack. */
async function readSettings() {
  const { buildSchema, parseSettings } = await import('./lib/build-settings.mjs')
  try {
    return parseSettings(buildSchema, process.env)
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error))
  }
}

/**
 * @param {string} phase which of Next's commands runs
 * @returns {Promise<import('next').NextConfig>}
 */
module.exports = async function config(phase) {
  await import('./server/required-node.cjs')
  const { imageOptions } = await import('./lib/next/image-options.mjs')
  const { PHASE_PRODUCTION_SERVER } = await import('next/constants.js')
  // server/next-app.ts has the configuration from the build.
  if (phase === PHASE_PRODUCTION_SERVER) stop('its server is not Next’s: npm start')
  // Next reads this after its configuration.
  process.env.NEXT_TELEMETRY_DISABLED ??= '1'
  const settings = await readSettings()
  const { SITE_URL, CONTENT_URL = '', NEWS_IMAGE_HOSTS } = settings
  const bannerHosts = { CONTENT_URL, NEWS_IMAGE_HOSTS: NEWS_IMAGE_HOSTS.join() }
  return {
    // One folder with all that a machine needs: see scripts/release/assemble.ts.
    output: 'standalone',
    poweredByHeader: false,
    // server/answer.ts does it.
    compress: false,
    // `npm run verify` has checked them: CI would do it twice.
    typescript: { ignoreBuildErrors: true },
    serverExternalPackages: ['pino'],
    cacheHandler: require.resolve('./lib/next/cache-handler.cjs'),
    // Also the age at which Next makes a visitor wait for a fresh page: the last good one stays.
    expireTime: 365 * 24 * 60 * 60,
    // Written into the build: see lib/build-settings.mjs.
    env: { SITE_URL, ...bannerHosts },
    images: imageOptions(settings),
    experimental: {
      globalNotFound: true,
      turbopackCjsTreeShaking: true,
      // Every page needs all of the framework: one file is 3.6 KB less than four.
      turbopackChunking: { minChunkSize: 800_000, maxMergeChunkSize: 800_000 },
    },
  }
}
