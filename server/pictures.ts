import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pictures from '@/content/pictures.json'
import { concurrencyLimit } from '@/lib/backend/concurrency-limit'
import { readAnswer } from '@/lib/backend/fetch-backend'
import { asksForImage, isSignedImage } from '@/lib/news/image-address'
import { firstFrame, isTooDear } from '@/lib/news/picture-file'
import { socialImagePath } from '@/lib/seo/addresses'
import { askNext, type NextHandler } from './next/app'
import type { Exchange, Handler } from './handler'
import type { Reply } from './respond'

/** What a picture takes of memory and of the threads counts, whoever asks for it. */
const atOnce = 2
const longestWaitMs = 5_000

/** A picture says within so many bytes how large it is; more only when its head is full of other things. */
const headBytes = 256 * 1024
const headMs = 3_000
const mostKnown = 5_000

const articleImage = /^\/social-images\/news-readmore\//
const defaultPicture = pictures.news.files.find(({ width }) => width === 720)?.webp ?? '/'

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

async function headOf(source: string): Promise<Buffer> {
  if (source.startsWith('/')) return readFile(path.join('public', decodeURIComponent(source)))
  const headers = { range: `bytes=0-${headBytes - 1}` }
  const signal = AbortSignal.timeout(headMs)
  const found = await fetch(source, { headers, redirect: 'error', signal })
  if (!found.ok) throw new Error(`status ${found.status}`)
  return (await readAnswer(found, headBytes)).bytes
}

/** The sources that may be decoded, as far as it is known. */
const verdicts = new Map<string, boolean>()

/**
 * Whether a picture may be decoded: Next.js limits bytes and pixels only. One whose head can't be had is
 * left to Next.js, which may have made it before.
 */
async function mayBeDecoded(source: string): Promise<boolean> {
  const known = verdicts.get(source)
  if (known !== undefined) return known
  const head = await headOf(source).catch(() => undefined)
  if (!head) return true
  const verdict = !(await isTooDear(head))
  verdicts.set(source, verdict)
  const [oldest] = verdicts.keys()
  if (oldest !== undefined && verdicts.size > mostKnown) verdicts.delete(oldest)
  return verdict
}

/** A picture of the news; undefined when it can't be had. */
async function makePicture(next: NextHandler, { request, response }: Exchange) {
  const { url = '' } = request
  if (!asksForImage(url)) return askNext(next, request, response)
  const asked = new URLSearchParams(url.slice(url.indexOf('?')))
  if (!(await mayBeDecoded(asked.get('url') ?? ''))) return undefined
  const reply = await askNext(next, request, response)
  if (reply?.status !== 200) return reply
  // The image optimiser sends what moves, and what it could not encode, as it came.
  if (await isTooDear(reply.body)) return undefined
  const still = await firstFrame(reply.body, Number(asked.get('w')))
  if (!still) return reply
  const headers = { ...reply.headers, 'content-type': 'image/webp' }
  return { ...reply, body: still, headers }
}

/**
 * Makes pictures of the news, which have a signed address, and social images of articles: a few at
 * once. Whoever waits for too long, or for what can't be had, is sent to the default picture.
 */
export function pictureHandler(next: Promise<NextHandler>): Handler {
  const places = concurrencyLimit(atOnce)
  return async (exchange) => {
    const { request, response } = exchange
    const { url = '', method } = request
    const isBanner = asksForImage(url)
    if (method === 'POST' || !(isBanner || articleImage.test(url))) return undefined
    const instead = standIn(isBanner ? defaultPicture : socialImagePath('/news'))
    if (isBanner && !isSignedImage(url)) return instead
    if (!(await places.enter(longestWaitMs))) return instead
    try {
      // Who broke off has no picture made.
      if (response.destroyed) return 'sent'
      const reply = await makePicture(await next, exchange)
      if (response.destroyed) return 'sent'
      return reply && reply.status < 400
        ? withQuotedTag(reply)
        : isBanner || !reply
          ? instead
          : reply
    } finally {
      places.leave()
    }
  }
}
