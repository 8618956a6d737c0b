// @ts-check

/** The widths in pixels that banners are made in, and their quality from 1 to 100. */
export const bannerWidths = [480, 640, 828, 1200, 1920]
export const bannerQuality = 60

/** A picture of more pixels is not decoded: a progressive one of 256 million takes 700 MB of memory. */
export const mostPixels = 25_000_000

/** A larger picture is not fetched, in bytes. */
export const mostBytes = 10 * 1024 * 1024

/**
 * What the image optimiser may fetch, make and keep: it works on request, so each limit is also
 * one on what a stranger can make the server do.
 * @param {Pick<import('../build-settings.mjs').BuildSettings, 'CONTENT_URL' | 'NEWS_IMAGE_HOSTS'>} settings
 * @returns {NonNullable<import('next').NextConfig['images']>}
 */
export function imageOptions({ CONTENT_URL, NEWS_IMAGE_HOSTS }) {
  const hosts = NEWS_IMAGE_HOSTS.map((name) => new URL(`http://${name}`))
  if (CONTENT_URL) hosts.push(new URL(CONTENT_URL))
  return {
    formats: ['image/avif'],
    qualities: [bannerQuality],
    deviceSizes: bannerWidths,
    imageSizes: [],
    minimumCacheTTL: 31 * 24 * 60 * 60,
    maximumDiskCacheSize: 128 * 1024 * 1024,
    maximumResponseBody: mostBytes,
    maximumRedirects: 0,
    // A content host may well be inside: only hosts the operator named are asked, none redirects.
    dangerouslyAllowLocalIP: true,
    localPatterns: [{ pathname: '/content/**', search: '' }],
    remotePatterns: hosts.flatMap(({ hostname, port }) => [
      { protocol: /** @type {const} */ ('http'), hostname, port },
      { protocol: /** @type {const} */ ('https'), hostname, port },
    ]),
  }
}
