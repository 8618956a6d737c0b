import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { log } from '@/lib/log'
import { decompress, encode, type Encoding } from './encodings'
import { describePage, type FinishedPage, finishPage } from './pages/finish'

/** A finished page as the server keeps it. */
export interface KeptPage {
  /** Its content security policy: the hashes of its inline scripts and styles. */
  policy: string
  /** Its entity tag. It is weak, because one page is sent in several encodings. */
  tag: string
  /** `identity` or `gzip` is there from the start; the others are made when they are asked for. */
  bodies: Partial<Record<Encoding, Buffer | Promise<Buffer>>>
}

async function makeBody({ bodies }: KeptPage, encoding: Encoding): Promise<Buffer> {
  const plain = bodies.identity ?? decompress(await Promise.resolve(bodies.gzip ?? Buffer.alloc(0)))
  return encode(encoding, await plain)
}

/**
 * The bytes of a page in an encoding, made once. A compression that fails is tried again by the next
 * request.
 * @throws what the compression threw
 */
export function bodyOf(page: KeptPage, encoding: Encoding): Buffer | Promise<Buffer> {
  const { bodies } = page
  return (bodies[encoding] ??= makeBody(page, encoding).then(
    (body) => (bodies[encoding] = body),
    (error: unknown) => {
      delete bodies[encoding]
      throw error
    },
  ))
}

/** A page that never changes, finished and compressed by the build. */
export interface BuiltPage extends KeptPage {
  /** The hidden fields by which Next knows the action of the page's form. */
  action: Record<string, string>
}

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

/** Some 100 KB each. */
const mostMade = 200

/** The pages that Next has made, by the hash of its HTML: the one that was not asked for the longest first. */
const madePages = new Map<string, KeptPage>()

/** A page that is not as a step expects it is sent as Next made it. */
function finishIfPossible(html: string, build: string): FinishedPage {
  try {
    return finishPage(html, build)
  } catch (error) {
    log.warn({ err: error }, 'a page is sent as Next made it')
    return describePage(html)
  }
}

function makePage(html: string, build: string): KeptPage {
  const { policy, tag, html: finished } = finishIfPossible(html, build)
  return { policy, tag, bodies: { identity: Buffer.from(finished) } }
}

/**
 * The finished form of a page that Next has in its cache. It is made once for each HTML that Next
 * makes, not for each request.
 * @param html as Next made it
 * @param build the build's folder
 */
export function madePage(html: string, build = '.next'): KeptPage {
  const key = createHash('sha256').update(html).digest('base64')
  const known = madePages.get(key)
  madePages.delete(key)
  const page = known ?? makePage(html, build)
  madePages.set(key, page)
  const [oldest] = madePages.keys()
  if (oldest !== undefined && madePages.size > mostMade) madePages.delete(oldest)
  return page
}
