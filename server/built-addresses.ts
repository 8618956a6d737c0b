import { readdirSync } from 'node:fs'
import path from 'node:path'
import { readBuilt } from './built-pages'

/** The addresses of the files in a folder. */
const filesIn = (folder: string, address: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(path.relative(folder, entry.parentPath), entry.name))
    .map((name) => `${address}/${name.replaceAll(path.sep, '/')}`)

/**
 * Every address that the build has an answer for: pages, routes without a parameter, and files. What is
 * missing is the news, of which the build knows nothing, and what Next keeps for itself below `/_`.
 * @param build the build's folder, `.next`
 */
export function builtAddresses(build = '.next'): ReadonlySet<string> {
  const read = <Manifest>(name: string) =>
    JSON.parse(readBuilt(path.join(build, name)).toString()) as Manifest
  const { routes } = read<{ routes: object }>('prerender-manifest.json')
  const { staticRoutes } = read<{ staticRoutes: { page: string }[] }>('routes-manifest.json')
  const pages = [...Object.keys(routes), ...staticRoutes.map(({ page }) => page)]
  return new Set([
    ...pages.filter((address) => !address.startsWith('/_')),
    ...filesIn('public', ''),
    ...filesIn(path.join(build, 'static'), '/_next/static'),
  ])
}
