import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { BoundedMap } from '@/lib/bounded-map'

export type Encoding = 'br' | 'gzip' | 'identity'

const { BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants

/**
 * Compresses text. Quality 11 of Brotli and 9 of gzip take a tenth of a second for a page. 5 is for text
 * that is sent once.
 * @returns the same bytes for `identity`
 */
export async function encode(encoding: Encoding, plain: Buffer, isBest = false): Promise<Buffer> {
  if (encoding === 'identity') return plain
  if (encoding === 'gzip') return promisify(gzip)(plain, { level: isBest ? 9 : 5 })
  const params = {
    [BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [BROTLI_PARAM_QUALITY]: isBest ? 11 : 5,
    [BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  return promisify(brotliCompress)(plain, { params })
}

interface Encoded {
  /** Of the text in bytes, as it was before. */
  size: number
  bytes: Promise<Buffer>
  isBest: boolean
}

/** What was sent last in an encoding, by it and the entity tag. */
const encodedTexts = new BoundedMap<string, Encoded>(64 * 1024 * 1024, ({ size }) => size)

/** One text at a time is compressed as well as can be. */
let isImproving = false

async function improve(encoded: Encoded, encoding: Encoding, plain: Buffer) {
  isImproving = true
  encoded.isBest = true
  const best = encode(encoding, plain, true)
  // Until then, and if it fails, the text is sent as it was.
  if (await best.catch(() => undefined)) encoded.bytes = best
  isImproving = false
}

/**
 * Compresses a text that is sent more than once, such as a page of the cache: for its first reader
 * quickly, for those after the second as well as can be. A compression that fails is tried again by
 * the next request.
 * @param etag tells the text from any other
 */
export function encodeOnce(etag: string, encoding: Encoding, plain: Buffer): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(plain)
  const key = `${encoding} ${etag}`
  const known = encodedTexts.get(key)
  const encoded = known ?? { size: plain.length, bytes: encode(encoding, plain), isBest: false }
  encodedTexts.set(key, encoded)
  encoded.bytes.catch(() => encodedTexts.delete(key))
  if (known && !known.isBest && !isImproving) void improve(known, encoding, plain)
  return encoded.bytes
}

export const decompress: (bytes: Buffer) => Promise<Buffer> = promisify(gunzip)

/** Whether one part of `Accept-Encoding`, such as `br;q=0.5`, takes an encoding. */
function takes(part: string, encoding: string): boolean {
  const [name = '', weight = 'q=1'] = part.split(';').map((word) => word.trim().toLowerCase())
  return name === encoding && Number(weight.replace('q=', '')) > 0
}

/**
 * The encoding in which a client gets text: Brotli, else gzip, else none.
 * @param accepted the header `Accept-Encoding`
 */
export function encodingFor(accepted = ''): Encoding {
  const parts = accepted.split(',')
  const found = (['br', 'gzip'] as const).find((name) => parts.some((part) => takes(part, name)))
  return found ?? 'identity'
}
