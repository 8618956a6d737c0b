import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  serverExternalPackages: ['libsql', 'pino'],
  headers: () =>
    Promise.resolve([
      {
        source: '/content/:folder(pictures|videos)/:file',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
    ]),
}

export default config
