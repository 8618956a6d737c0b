import { readFileSync } from 'node:fs'
import path from 'node:path'
import { decompress, type Encoding } from './encodings'
import { cacheControlOfPages } from './headers'
import type { Reply } from './respond'

/** A page that never changes, optimised and compressed by the build. */
export interface PrerenderedPage {
  /** Its content security policy: the hashes of its inline scripts and styles. */
  policy: string
  /** Its entity tag. It is weak, because one page is sent in several encodings. */
  etag: string
  /** The hidden fields by which Next knows the action of the page's form, and `form`. */
  action: Record<string, string>
  bodies: Record<Exclude<Encoding, 'identity'>, Buffer>
}

/** The pages of the build by their paths. */
export type Pages = ReadonlyMap<string, PrerenderedPage>

/** What the build writes of a page, beside the files with its compressed bytes. */
export type PageRecord = Omit<PrerenderedPage, 'bodies'> & { path: string; file: string }

/** Where the build puts the optimised pages. */
export const optimisedFolder = (build: string): string => path.join(build, 'optimised')

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
 * Reads the pages that the build has optimised.
 * @param build the build's folder, `.next`
 */
export function prerenderedPages(build = '.next'): Pages {
  const folder = optimisedFolder(build)
  const read = (name: string) => readBuilt(path.join(folder, name))
  const records = JSON.parse(read('pages.json').toString()) as PageRecord[]
  return new Map(
    records.map(({ path: address, file, ...page }) => [
      address,
      { ...page, bodies: { br: read(`${file}.br`), gzip: read(`${file}.gz`) } },
    ]),
  )
}

/** Where the build has the page that is sent with each 404. */
export const notFoundPath = '/_not-found'

/**
 * A page as a reply. Few clients take no encoding: for them a prerendered page is unpacked each time.
 * @param status 200, or 404 for the page that says so
 */
export const pageReply = ({ policy, etag, bodies }: PrerenderedPage, status = 200): Reply => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': cacheControlOfPages,
  },
  etag,
  encoded: async (encoding) =>
    encoding === 'identity' ? decompress(bodies.gzip) : bodies[encoding],
})

/** The 404 of the site: its page, or no more than the status. */
export function notFoundReply(pages: Pages): Reply {
  const page = pages.get(notFoundPath)
  return page ? pageReply(page, 404) : { status: 404 }
}
