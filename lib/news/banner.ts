import 'server-only'
import { env } from '@/lib/env'
import { imageAddress } from '@/lib/news/image-address'
import { bannerWidths } from '@/lib/news/image-options.mjs'

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
 * Turns the address of a picture from the backend into addresses of our image optimiser, so that a
 * visitor asks no other host (contract, `CONTENT_URL` and `NEWS_IMAGE_HOSTS`).
 * @param address an absolute URL, or a path that is resolved against `CONTENT_URL`
 * @returns undefined when there is none, or its host is not among ours
 */
export function bannerFrom(address: string): Banner | undefined {
  const url = address.length <= longestAddress && resolveSource(address.trim())
  if (!url) return undefined
  return {
    src: imageAddress(url, DEFAULT_WIDTH),
    srcSet: bannerWidths.map((width) => `${imageAddress(url, width)} ${width}w`).join(', '),
  }
}

function resolveSource(address: string): string | undefined {
  const { CONTENT_URL, NEWS_IMAGE_HOSTS, SITE_URL } = env()
  const base = new URL(CONTENT_URL ? `${CONTENT_URL}/` : '/content/', SITE_URL)
  if (!address || !URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  if (!/^https?:$/.test(url.protocol)) return undefined
  if (!CONTENT_URL && url.origin === base.origin) return url.pathname
  const allowed = [base.host, ...NEWS_IMAGE_HOSTS.map((host) => host.toLowerCase())]
  if (!allowed.includes(url.host)) return undefined
  return `${url.origin}${url.pathname}${url.search}`
}

/** Where our image optimiser finds a banner: a path of our own, or an address on a host of ours. */
export const bannerSource = ({ src }: Banner): string =>
  new URLSearchParams(src.slice(src.indexOf('?'))).get('url') ?? ''
