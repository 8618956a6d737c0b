import { cp } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'

const release = path.resolve('.next/standalone')

/** The operator's command as one file: the release has no TypeScript and few packages. */
async function bundleLeads() {
  await build({
    entryPoints: ['scripts/leads.ts'],
    outfile: path.join(release, 'leads.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    conditions: ['react-server'],
    external: ['libsql', 'pg-native'],
    logLevel: 'warning',
  })
}

async function assemble() {
  await cp('.next/static', path.join(release, '.next/static'), { recursive: true })
  await cp('public', path.join(release, 'public'), { recursive: true })
  await bundleLeads()
}

void assemble()
