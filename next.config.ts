import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  experimental: { globalNotFound: true },
  serverExternalPackages: ['libsql', 'pino'],
}

export default config
