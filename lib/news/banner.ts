import 'server-only'
import { env } from '@/lib/env'
import { warnRarely } from '@/lib/log-rarely'
import { imageAddress, type Place } from '@/lib/news/image-address'
import { bannerWidths } from '@/lib/news/image-options'

/** Addresses for an `<img>`, all on our own origin. */
export interface Banner {
  src: string
  srcSet: string
}

/** A longer address is nobody's, and one of a picture would be signed once for each width. */
export const longestAddress = 2000

/** For browsers that choose no width themselves. */
const [, , DEFAULT_WIDTH = 828] = bannerWidths

/**
 * Turns the address of a picture from the backend into addresses at which `server/pictures.ts` makes it, so that a
 * visitor asks no other host (contract, `CONTENT_URL` and `NEWS_IMAGE_HOSTS`).
 * @param address an absolute URL, or a path that is resolved against `CONTENT_URL`
 * @returns undefined when there is none, or its host is not among ours
 */
export function bannerFrom(address: string, place?: Place): Banner | undefined {
  const source = sourceFrom(address.trim())
  if (source === undefined) return undefined
  const src = imageAddress(source, DEFAULT_WIDTH, place)
  const at = (width: number) => src.replace(/&w=\d+/, `&w=${width}`)
  return { src, srcSet: bannerWidths.map((width) => `${at(width)} ${width}w`).join(', ') }
}

/**
 * An address of the content as the backend gives it, resolved against `CONTENT_URL`.
 * @returns undefined for what is no address of the web
 */
export function contentUrl(address: string): URL | undefined {
  const { CONTENT_URL, SITE_URL } = env()
  const base = new URL(CONTENT_URL ? `${CONTENT_URL}/` : '/content/', SITE_URL)
  const url = URL.parse(address, base)
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

/** Whether a source that {@link bannerFrom} once gave is one of the present settings. */
export const isOwnSource = (source: string): boolean => sourceFrom(source) === source

function sourceFrom(address: string): string | undefined {
  const { CONTENT_URL, NEWS_IMAGE_HOSTS } = env()
  const url = address && address.length <= longestAddress && contentUrl(address)
  const base = contentUrl('')
  if (!url) return undefined
  if (!CONTENT_URL && url.origin === base?.origin) return url.pathname
  const hosts = [base?.host, ...NEWS_IMAGE_HOSTS.map((host) => host.toLowerCase())]
  if (hosts.includes(url.host)) return `${url.origin}${url.pathname}${url.search}`
  const { host } = url
  warnRarely({ host }, 'a picture of this host was left out: NEWS_IMAGE_HOSTS does not name it')
  return undefined
}
