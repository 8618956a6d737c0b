import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const MAX_BUILDS = 5
const MAX_AGE = 14 * 24 * 60 * 60 * 1000

const schema = z.array(z.object({ builtAt: z.number(), files: z.array(z.string()) }))

/** Where the record of a build lies, by its folder. */
const recordIn = (next: string) => path.join(next, 'cache/kept-assets/builds.json')

/** What the builds of a folder made, newest first; nothing before the first. */
export async function readBuilds(next: string) {
  const text = await readFile(recordIn(next), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '[]'
    throw error
  })
  return schema.parse(JSON.parse(text))
}

/** The paths of all files in a folder and below, relative to it. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
}

const copyMissing = (from: string, to: string, files: readonly string[]) =>
  Promise.all(files.map((file) => cp(path.join(from, file), path.join(to, file), { force: false })))

/**
 * Lays the scripts and styles of earlier builds beside those of this one, for pages that are open
 * during a deploy and for caches in front (contract, "Caches"): always those
 * of the build before, and of up to five builds that are not older than two weeks. They are kept in
 * the cache of the build, which is the one folder that Next leaves as it is.
 * @param next the build's folder, `.next`
 * @param now in milliseconds
 */
export async function keepAssets(next: string, now: number): Promise<void> {
  const current = path.join(next, 'static')
  const kept = path.join(next, 'cache', 'kept-assets')
  const store = path.join(kept, 'files')
  const files = await filesIn(current)
  const earlier = (await readBuilds(next))
    .filter((build) => build.files.join('\n') !== files.join('\n'))
    .filter(({ builtAt }, index) => index === 0 || now - builtAt <= MAX_AGE)
    .slice(0, MAX_BUILDS)

  await mkdir(store, { recursive: true })
  const wanted = new Set(earlier.flatMap((build) => build.files))
  const stored = await filesIn(store)
  await Promise.all(
    stored.filter((file) => !wanted.has(file)).map((file) => rm(path.join(store, file))),
  )
  await copyMissing(store, current, [...wanted])
  await copyMissing(current, store, files)
  await writeFile(recordIn(next), JSON.stringify([{ builtAt: now, files }, ...earlier]))
}
