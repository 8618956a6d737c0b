// @ts-check
require('./server/required-node.cjs')
const { PHASE_PRODUCTION_SERVER } = require('next/constants')
const { buildSchema, parseSettings } = require('./lib/build-settings.mjs')

/** Tells a mistake in one line, without a stack. @param {unknown} reason @returns {never} */
function stop(reason) {
  const line = reason instanceof Error ? reason.message : String(reason)
  process.stderr.write(`The site can't be built or started: ${line}\n`)
  process.exit(1)
}

function readSettings() {
  try {
    return parseSettings(buildSchema, process.env)
  } catch (error) {
    return stop(error)
  }
}

// Next reads this after its configuration.
process.env.NEXT_TELEMETRY_DISABLED ??= '1'
const settings = readSettings()
const { SITE_URL, CONTENT_URL = '', NEWS_IMAGE_HOSTS } = settings

// server/ answers before Next: redirects, rewrites and headers in here would do nothing.
/** @type {import('next').NextConfig} */
const config = {
  // One folder with all that a machine needs: see scripts/release/assemble.ts.
  output: 'standalone',
  poweredByHeader: false,
  // server/respond.ts does it.
  compress: false,
  // `npm run verify` has checked them: CI would do it twice.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['pino'],
  cacheHandler: require.resolve('./server/next/cache-handler.cjs'),
  // Pages of the news are read from the disk: nginx has them in front.
  cacheMaxMemorySize: 0,
  // Also the age at which Next makes a visitor wait for a fresh page: the stale copy stays.
  expireTime: 365 * 24 * 60 * 60,
  // The build writes them into its server too: pages made later say the same, whatever the start is given.
  env: { SITE_URL, CONTENT_URL, NEWS_IMAGE_HOSTS: NEWS_IMAGE_HOSTS.join() },
  experimental: {
    globalNotFound: true,
    // Many small sheets: a page has its own styles inline, and not those of the whole site.
    cssChunking: { type: 'graph', requestCost: 100 },
    // No later build of a clean room reads the cache, of 80 MB.
    turbopackFileSystemCacheForBuild: !process.env.CI,
    turbopackCjsTreeShaking: true,
    // Every page needs all of the framework: one file is 3.6 KB less than four.
    turbopackChunking: { minChunkSize: 800_000, maxMergeChunkSize: 800_000 },
  },
}

/** @param {string} phase which of Next's commands runs; the site is started without this file */
module.exports = (phase) =>
  phase === PHASE_PRODUCTION_SERVER ? stop('its server is not Next’s: npm start') : config
