import { cp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { siteProgram } from '@/scripts/process/next-process'
import { bundleLeads } from './bundle'

const release = path.resolve('.next/standalone')

const needed = ['.next', 'lib', 'node_modules', 'package.json', 'server', 'server.js']

async function removeFiles(folder: string, names: RegExp) {
  for (const name of await readdir(path.join(release, folder), { recursive: true }))
    if (names.test(name)) await rm(path.join(release, folder, name))
}

/**
 * Next takes the whole project along, because the path of the store's thread begins with the working
 * folder. What runs as it is in `lib` and `server` stays, what was compiled goes, and so do the source
 * maps of the server.
 */
async function prune() {
  for (const name of await readdir(release))
    if (!needed.includes(name)) await rm(path.join(release, name), { recursive: true })
  await removeFiles('lib', /\.(tsx?|html|json|md)$/)
  await removeFiles('server', /\.(tsx?|html|json|md)$/)
  await removeFiles('.next/server', /\.map$/)
}

/** Adds to Next's standalone output what it leaves to others: assets, public files, the command. */
export async function assembleRelease() {
  await prune()
  await cp(siteProgram, path.join(release, 'server.js'))
  await cp('.next/static', path.join(release, '.next/static'), { recursive: true })
  await cp('.next/optimised', path.join(release, '.next/optimised'), { recursive: true })
  // What lib/colours.ts reads when a page is rendered.
  await cp('app/colours.css', path.join(release, 'app/colours.css'))
  await cp('public', path.join(release, 'public'), { recursive: true })
  // lib/colours.ts reads it.
  await cp('app/colours.css', path.join(release, 'app/colours.css'))
  await bundleLeads(path.join(release, 'leads.cjs'))
}
