import pictures from '@/content/pictures.json'
import { concurrencyLimit } from '@/lib/backend/concurrency-limit'
import { firstFrame } from '@/lib/news/first-frame'
import { asksForImage, isSignedImage } from '@/lib/news/image-address'
import { socialImagePath } from '@/lib/seo/addresses'
import { askNext, type NextHandler } from './next/app'
import type { Exchange, Handler } from './handler'
import type { Reply } from './respond'

/** One of 25 million pixels may take 200 MB to decode. */
const atOnce = 1
/** Longer than the seven seconds that Next gives a host which does not answer. */
const longestWaitMs = 10_000

const articleImage = /^\/social-images\/news-readmore\//

/** Leads to the picture that is shown in place of one that can't be had now. */
const standIn = (location: string): Reply => ({
  status: 302,
  headers: { location, 'cache-control': 'no-store' },
})

/** Next.js writes the entity tag of a picture without quotes. */
function withQuotedTag(reply: Reply): Reply {
  const { etag, ...headers } = reply.headers ?? {}
  return etag === undefined
    ? reply
    : { ...reply, headers, etag: `"${String(etag).replaceAll('"', '')}"` }
}

/** A picture of the news; undefined when it can't be had. */
async function makePicture(next: NextHandler, { request, response }: Exchange) {
  const reply = await askNext(next, request, response)
  const { url = '' } = request
  if (reply?.status !== 200 || !asksForImage(url)) return reply
  const asked = new URLSearchParams(url.slice(url.indexOf('?')))
  // The image optimiser sends what moves, and what it could not encode, as it came.
  const still = await firstFrame(reply.body, Number(asked.get('w'))).catch(() => undefined)
  if (!still) return undefined
  if (still === reply.body) return reply
  return { ...reply, body: still, headers: { ...reply.headers, 'content-type': 'image/webp' } }
}

/**
 * Makes pictures of the news, which have a signed address, and social images of articles, one after
 * the other. Whoever waits for too long, or for what can't be had, is sent to the default picture.
 */
export function pictureHandler(next: Promise<NextHandler>): Handler {
  const places = concurrencyLimit(atOnce)
  return async (exchange) => {
    const { request, response } = exchange
    const { url = '', method } = request
    const isBanner = asksForImage(url)
    if (method === 'POST' || !(isBanner || articleImage.test(url))) return undefined
    const instead = standIn(isBanner ? pictures.news.jpeg : socialImagePath('/news'))
    if (isBanner && !isSignedImage(url)) return instead
    if (!(await places.enter(longestWaitMs))) return instead
    try {
      // Who broke off has no picture made.
      if (response.destroyed) return 'sent'
      const reply = await makePicture(await next, exchange)
      if (response.destroyed) return 'sent'
      if (!reply || (isBanner && reply.status >= 400)) return instead
      return withQuotedTag(reply)
    } finally {
      places.leave()
    }
  }
}
