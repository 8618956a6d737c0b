import { decompress, encode, type Encoding } from './encodings'

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
