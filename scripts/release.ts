import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { run } from './command'
import { siteModules } from './next-process'
import { bundleLeads } from './release/bundle-leads'

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

/** Has the release load before Next what `npm start` does. */
async function loadBeforeNext() {
  for (const file of siteModules) await cp(file, path.join(release, file))
  const server = path.join(release, 'server.js')
  const loaded = siteModules.map((file) => `require('${file}')\n`).join('')
  await writeFile(server, loaded + (await readFile(server, 'utf8')))
}

/** Adds to Next's standalone output what it leaves to others: assets, public files, the command. */
async function assemble() {
  await prune()
  await loadBeforeNext()
  await cp('.next/static', path.join(release, '.next/static'), { recursive: true })
  await cp('public', path.join(release, 'public'), { recursive: true })
  await bundleLeads(path.join(release, 'leads.cjs'))
}

run(assemble)
