import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const share = z.number().min(0).max(1)
const source = z.object({
  file: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string().min(1),
  /** The point to keep in view, as shares of width and height. */
  focus: z.tuple([share, share]),
  /** The highest quality of its AVIF files, for a picture that would be too heavy otherwise. */
  quality: z.number().int().optional(),
  /** The beginning of the hash of the file that `alt` describes. */
  described: z.string(),
  /** Of its upper and its lower half. */
  colours: z.string(),
  /** A drawn picture, which a photo has to replace before the launch. */
  rendered: z.boolean().optional(),
})

/** A picture of content/media, as media.json lists it. */
export type Source = z.infer<typeof source>

/** The folder of the sources below the folder of the site. */
export const sourceFolder = (root: string) => path.join(root, 'content/media')

const listFile = (root: string) => path.join(sourceFolder(root), 'media.json')

/** Reads the list of the pictures. @throws ZodError when it is wrong */
export const readSources = (root: string): Source[] =>
  z.array(source).parse(JSON.parse(readFileSync(listFile(root), 'utf8')))

/** Writes the list of the pictures, in the order of their names. */
export function writeSources(root: string, sources: readonly Source[]): void {
  const sorted = sources.toSorted((one, other) => one.file.localeCompare(other.file))
  writeFileSync(listFile(root), `${JSON.stringify(sorted, null, 1)}\n`)
}

/** The beginning of the hash of a source and what else an output is made from. @throws Error when it is missing */
export const hashOf = (root: string, file: string, also = ''): string =>
  createHash('sha256')
    .update(readFileSync(path.join(sourceFolder(root), file)))
    .update(also)
    .digest('hex')
    .slice(0, 10)
