import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { listOutputs, planMedia } from './plan'
import { hashOf, readSources } from './sources'

const manifest = z.record(z.string(), z.unknown())
const folders = ['pictures', 'videos'] as const

const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/** The addresses of the outputs that lie in public/content/, used or not. */
export const outputsIn = (root: string): string[] =>
  folders.flatMap((folder) =>
    filesIn(path.join(root, 'public/content', folder)).map((file) => `/content/${folder}/${file}`),
  )

/**
 * Returns a line for each file under `root` that `npm run media` would change, and for each source
 * that no list names. Encodes nothing. Throws as planMedia does.
 */
export function staleMedia(root: string): string[] {
  const plan = planMedia(root)
  const wanted = new Set(listOutputs(plan))
  const present = new Set(outputsIn(root))
  const changed = folders.flatMap((folder) => {
    const file = path.join(root, 'content', `${folder}.json`)
    const old = existsSync(file) ? manifest.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
    const names = new Set([...Object.keys(plan[folder]), ...Object.keys(old)])
    return [...names]
      .filter((name) => JSON.stringify(old[name]) !== JSON.stringify(plan[folder][name]))
      .map(
        (name) => `content/${folder}.json: ${name} is not what content/media/ and the settings say`,
      )
  })
  const unlisted = filesIn(path.join(root, 'content/media')).filter(
    (file) => file.endsWith('.jpg') && !(path.parse(file).name in plan.pictures),
  )
  const undescribed = readSources(root).filter(
    ({ file, described }) => described !== hashOf(root, file),
  )
  return [
    ...undescribed.map(
      ({ file }) =>
        `content/media/${file} has changed, its description not: npm run media -- describe ${file} --alt "…"`,
    ),
    ...changed,
    ...unlisted.map((file) => `content/media/${file} is not in media.json`),
    ...[...wanted].filter((file) => !present.has(file)).map((file) => `public${file} is missing`),
    ...[...present].filter((file) => !wanted.has(file)).map((file) => `public${file} is not used`),
  ]
}
