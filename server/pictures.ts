import pictures from '@/content/pictures.json'
import { BoundedMap } from '@/lib/bounded-map'
import { isOwnSource } from '@/lib/news/banner'
import { asksForImage, type Place, readImageAddress } from '@/lib/news/image-address'
import { makeBanner, type Picture } from '@/lib/news/picture'
import { withPicture } from '@/lib/news/picture-source'
import type { Handler } from './handler'
import { etagOf, type Reply } from './respond'

/** Leads to the picture that is shown in place of one that can't be had now; a browser shows the words of one in a text. */
function standIn(place: Place): Reply {
  const headers = { 'cache-control': 'no-store' }
  if (place === 'text') return { status: 404, headers }
  return { status: 302, headers: { ...headers, location: pictures.news.jpeg } }
}

const reply = ({ type, bytes }: Picture): Reply => ({
  status: 200,
  headers: {
    'content-type': type,
    'cache-control': `public, max-age=${31 * 24 * 60 * 60}, must-revalidate`,
    vary: 'Accept',
  },
  etag: etagOf(bytes),
  body: bytes,
})

/**
 * Makes pictures of the news, which have a signed address. Who waits for too long, or for what can't be
 * had, is sent to the default picture, or gets a 404 for one in a text.
 */
export function pictureHandler(): Handler {
  /** The last ones that were made. A transparent one may have 20 MB. */
  const made = new BoundedMap<string, Picture>(64 * 1024 * 1024, ({ bytes }) => bytes.length)
  return async ({ request, response }) => {
    const { url = '', headers } = request
    if (!asksForImage(url)) return undefined
    const { source, place, width } = readImageAddress(url)
    if (!width || !isOwnSource(source)) return standIn(place)
    const isAvif = /image\/avif/i.test(headers.accept ?? '')
    const key = `${isAvif} ${url}`
    const picture = await (made.get(key) ??
      withPicture(source, async (bytes) => {
        // Who broke off has no picture made.
        if (response.destroyed) return undefined
        return made.get(key) ?? makeBanner(bytes, width, isAvif)
      }))
    if (!picture) return response.destroyed ? 'sent' : standIn(place)
    made.set(key, picture)
    return reply(picture)
  }
}
