import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { ensureActionKey } from './lib/next/action-key'
import { securityHeaders } from './lib/security/headers'
import { imageOptions } from './lib/next/image-options'

const { env } = process

export default function config(phase: string): NextConfig {
  if (phase === PHASE_PRODUCTION_BUILD) {
    ensureActionKey(env, (line) => process.stdout.write(`${line}\n`))
  }
  return {
    poweredByHeader: false,
    // `npm run verify` has checked them: CI would do it twice.
    typescript: { ignoreBuildErrors: true },
    serverExternalPackages: ['libsql', 'pino'],
    cacheHandler: require.resolve('./lib/next/cache-handler.cjs'),
    // Also the age at which Next makes a visitor wait for a fresh page: the last good one stays.
    expireTime: 365 * 24 * 60 * 60,
    headers: () => securityHeaders(env.SITE_URL ?? ''),
    images: imageOptions(env),
    experimental: { globalNotFound: true, proxyClientMaxBodySize: '192kb' },
  }
}
