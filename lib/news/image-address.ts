import 'server-only'
import { createHmac, scryptSync, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'
import { runtime } from '@/lib/runtime'
import { bannerQuality, bannerWidths } from './image-options'

declare module '@/lib/runtime' {
  interface Runtime {
    imageKey?: Buffer
  }
}

const route = '/_next/image?'

/**
 * Made from the backend's token, because all instances and all builds have that in common: a page
 * that a cache in front kept through a deploy goes on showing its pictures. It takes a tenth of a
 * second to make, so that nobody can try out tokens against a signature.
 */
const key = () =>
  (runtime().imageKey ??= scryptSync(env().BACKEND_TOKEN, 'image addresses', 32, {
    N: 2 ** 15,
    maxmem: 2 ** 26,
  }))

const signature = (source: string) =>
  createHmac('sha256', key()).update(source).digest('hex').slice(0, 32)

/** Where a picture stands: one of a text has words in place of itself, and no other picture. */
export type Place = 'banner' | 'text'

/**
 * The address at which `server/pictures.ts` answers with a picture of the news. It is signed: nobody
 * else can have the server fetch and encode what they like.
 * @param source a path of the site, or an address on a host that the operator named; encoded, no blocker of
 *   advertisements reads its name
 * @param width in pixels, one of those of the image options
 */
export function imageAddress(source: string, width: number, place: Place = 'banner'): string {
  const url = Buffer.from(source).toString('base64url')
  const asked = `${route}url=${url}&w=${width}&q=${bannerQuality}&s=${signature(source)}`
  return place === 'text' ? `${asked}&in=text` : asked
}

/** Whether an address asks for a picture of the news. */
export const asksForImage = (url: string): boolean => url.startsWith('/_next/image')

/**
 * What an address asks for.
 * @returns no width unless {@link imageAddress} made it, to the letter: caches keep each spelling of it
 */
export function readImageAddress(address: string) {
  const asked = new URLSearchParams(address.slice(route.length))
  const source = Buffer.from(asked.get('url') ?? '', 'base64url').toString()
  const place: Place = address.endsWith('&in=text') ? 'text' : 'banner'
  const width = bannerWidths.find((one) => String(one) === asked.get('w'))
  const expected = Buffer.from(width ? imageAddress(source, width, place) : '')
  const sent = Buffer.from(address)
  const isSigned = sent.length === expected.length && timingSafeEqual(sent, expected)
  return { source, place, width: isSigned ? width : undefined }
}
