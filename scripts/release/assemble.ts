import { cp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { siteProgram } from '@/scripts/process/next-process'
import { bundleLeads } from './bundle'

const release = path.resolve('.next/standalone')

const needed = ['.next', 'lib', 'node_modules', 'package.json', 'server.js']

/**
 * Next takes the whole project along, because the path of the store's thread begins with the working
 * folder. What runs as it is in `lib` stays, what was compiled goes.
 */
async function prune() {
  for (const name of await readdir(release))
    if (!needed.includes(name)) await rm(path.join(release, name), { recursive: true })
  for (const name of await readdir(path.join(release, 'lib'), { recursive: true }))
    if (/\.(tsx?|html|json|md)$/.test(name)) await rm(path.join(release, 'lib', name))
}

/** Adds to Next's standalone output what it leaves to others: assets, public files, the command. */
export async function assembleRelease() {
  await prune()
  await cp(siteProgram, path.join(release, 'server.js'))
  await cp('.next/static', path.join(release, '.next/static'), { recursive: true })
  await cp('.next/optimised', path.join(release, '.next/optimised'), { recursive: true })
  await cp('public', path.join(release, 'public'), { recursive: true })
  await bundleLeads(path.join(release, 'leads.cjs'))
}
