import { readFileSync } from 'node:fs'
import path from 'node:path'
import { decompress, type Encoding } from './encodings'

/** A page that never changes, finished and compressed by the build. */
export interface BuiltPage {
  /** Its content security policy: the hashes of its inline scripts and styles. */
  policy: string
  /** Its entity tag. It is weak, because one page is sent in several encodings. */
  tag: string
  /** The hidden fields by which Next knows the action of the page's form. */
  action: Record<string, string>
  bodies: Record<Exclude<Encoding, 'identity'>, Buffer>
}

/** The bytes of a page in an encoding. Few clients take none: for them a page is unpacked each time. */
export const bodyOf = async ({ bodies }: BuiltPage, encoding: Encoding): Promise<Buffer> =>
  encoding === 'identity' ? decompress(bodies.gzip) : bodies[encoding]

/** What the build writes of a page, beside the files with its compressed bytes. */
export type BuiltPageRecord = Omit<BuiltPage, 'bodies'> & { path: string; file: string }

/** Where the build puts the finished pages. */
export const finishedFolder = (build: string): string => path.join(build, 'finished')

/**
 * Reads a file of the build.
 * @throws Error with one line that says what is missing
 */
export function readBuilt(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    const reason = `${file} can't be read: run npm run build, or copy hidden folders too`
    throw new Error(reason, { cause: error })
  }
}

/**
 * Reads the pages that the build has finished, by their paths.
 * @param build the build's folder, `.next`
 */
export function builtPages(build = '.next'): ReadonlyMap<string, BuiltPage> {
  const folder = finishedFolder(build)
  const read = (name: string) => readBuilt(path.join(folder, name))
  const records = JSON.parse(read('pages.json').toString()) as BuiltPageRecord[]
  return new Map(
    records.map(({ path: address, file, ...page }) => [
      address,
      { ...page, bodies: { br: read(`${file}.br`), gzip: read(`${file}.gz`) } },
    ]),
  )
}
