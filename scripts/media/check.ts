import { globSync, statSync } from 'node:fs'
import path from 'node:path'
import { hashOf, readSources, sourceFolder } from './sources'

/** A film of more bytes delays what comes behind it. */
const mostFilmBytes = 1_500_000

/** A line for each picture that media.json describes as it was before, and for each film that is too heavy. */
export function sourceFaults(root: string): string[] {
  const folder = sourceFolder(root)
  const changed = readSources(root).filter(
    ({ file, described }) => described !== hashOf(root, file),
  )
  const heavy = globSync('*.{mp4,webm}', { cwd: folder })
    .map((file) => ({ file, bytes: statSync(path.join(folder, file)).size }))
    .filter(({ bytes }) => bytes > mostFilmBytes)
  return [
    ...changed.map(
      ({ file }) =>
        `content/media/${file} has changed, its description not: npm run media -- add FILE NAME --alt "…"`,
    ),
    ...heavy.map(
      ({ file, bytes }) => `content/media/${file} has ${bytes} bytes: at most ${mostFilmBytes}`,
    ),
  ]
}
