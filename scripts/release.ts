import { cp } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { run } from './ports'

const release = path.resolve('.next/standalone')

/** The operator's command as one file: a release has no TypeScript and few packages. */
const bundleLeads = () =>
  build({
    entryPoints: ['scripts/leads.ts'],
    outfile: path.join(release, 'leads.cjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    conditions: ['react-server'],
    external: ['libsql', 'pg-native'],
    logLevel: 'warning',
  })

/** Adds to Next's standalone output what it leaves to others: assets, public files, the command. */
async function assemble() {
  await cp('.next/static', path.join(release, '.next/static'), { recursive: true })
  await cp('public', path.join(release, 'public'), { recursive: true })
  await bundleLeads()
}

run(assemble)
