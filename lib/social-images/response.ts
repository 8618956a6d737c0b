import 'server-only'

/**
 * A social image as an answer.
 * @param maxAge for how many seconds others may keep it
 */
export const socialImageResponse = (jpeg: Buffer, maxAge: number): Response =>
  new Response(new Uint8Array(jpeg), {
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': `public, max-age=${maxAge}`,
    },
  })
