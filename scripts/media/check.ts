import { globSync } from 'node:fs'
import { hashOf, readSources, sourceFolder } from './sources'

/** A line for each source that media.json lacks, and for each that has changed since it was described. */
export function sourceFaults(root: string): string[] {
  const sources = readSources(root)
  const pictures = globSync('*.jpg', { cwd: sourceFolder(root) })
  const changed = sources.filter(({ file, described }) => described !== hashOf(root, file))
  return [
    ...changed.map(
      ({ file }) =>
        `content/media/${file} has changed, its description not: npm run media -- describe ${file} --alt "…"`,
    ),
    ...pictures
      .filter((picture) => !sources.some(({ file }) => file === picture))
      .map((picture) => `content/media/${picture} is not in media.json`),
  ]
}
