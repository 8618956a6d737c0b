import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { siteProgram } from '@/scripts/process/next-process'
import { bundleLeads } from './bundle'

const release = path.resolve('.next/standalone')

/** What runs as it is, and Next does not take along. `lib/colours.ts` reads the colours. */
const added = [
  '.next/static',
  '.next/optimised',
  '.next/sqlite-worker.mjs',
  'app/colours.css',
  'server/next/cache-handler.cjs',
  'public',
]

async function removeSourceMaps() {
  const folder = path.join(release, '.next/server')
  for (const name of await readdir(folder, { recursive: true }))
    if (name.endsWith('.map')) await rm(path.join(folder, name))
}

/** Adds to Next's standalone output what it leaves to others: the server, assets, public files, the command. */
export async function assembleRelease() {
  await removeSourceMaps()
  for (const name of added) await cp(name, path.join(release, name), { recursive: true })
  // Wherever it is started from, it reads what is beside it.
  const server = `process.chdir(__dirname);${await readFile(siteProgram, 'utf8')}`
  await writeFile(path.join(release, 'server.js'), server)
  await bundleLeads(path.join(release, 'leads.cjs'))
}
