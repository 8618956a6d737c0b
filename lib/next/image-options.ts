import type { NextConfig } from 'next'

/** The widths in pixels that banners are made in, and their quality from 1 to 100. */
export const bannerWidths = [384, 640, 828, 1200, 1920]
export const bannerQuality = 60

type Images = NonNullable<NextConfig['images']>

/**
 * What the image optimiser may fetch, make and keep: it works on request, so each limit is also
 * one on what a stranger can make the server do.
 * @param env `CONTENT_URL` and `NEWS_IMAGE_HOSTS`, read at build time (contract, "Settings")
 * @throws a one-line error naming the variable when one is malformed
 */
export function imageOptions(env: Record<string, string | undefined>): Images {
  return {
    formats: ['image/avif', 'image/webp'],
    qualities: [bannerQuality],
    deviceSizes: bannerWidths,
    imageSizes: [],
    minimumCacheTTL: 31 * 24 * 60 * 60,
    maximumDiskCacheSize: 256 * 1024 * 1024,
    maximumResponseBody: 10 * 1024 * 1024,
    maximumRedirects: 0,
    // A content host may well be inside: only hosts the operator named are asked, none redirects.
    dangerouslyAllowLocalIP: true,
    localPatterns: [{ pathname: '/content/**', search: '' }],
    remotePatterns: imageHosts(env),
  }
}

function imageHosts({ CONTENT_URL, NEWS_IMAGE_HOSTS = '' }: Record<string, string | undefined>) {
  const names = NEWS_IMAGE_HOSTS.split(',').map((name) => name.trim())
  const hosts = names.filter(Boolean).map((name) => {
    const address = `http://${name}`
    if (!/^[a-z\d.-]+(:\d+)?$/i.test(name) || !URL.canParse(address)) {
      throw new Error(`NEWS_IMAGE_HOSTS: "${name}" is not the name of a host`)
    }
    return new URL(address)
  })
  if (CONTENT_URL) hosts.push(contentHost(CONTENT_URL))
  return hosts.flatMap(({ hostname, port }) => [
    { protocol: 'http' as const, hostname, port },
    { protocol: 'https' as const, hostname, port },
  ])
}

function contentHost(address: string): URL {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) {
    throw new Error('CONTENT_URL is not an http or https address')
  }
  return new URL(address)
}
