import { build } from 'esbuild'

/** The operator's command as one file: a release has no TypeScript and few packages. */
export const bundleLeads = (outfile: string) =>
  build({
    entryPoints: ['scripts/leads.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    conditions: ['react-server'],
    external: ['libsql', 'pg-native'],
    logLevel: 'warning',
  })
