/** The widths in pixels that banners are made in, and their quality from 1 to 100. */
export const bannerWidths = [480, 640, 828, 1200, 1920]
export const bannerQuality = 60

/** A picture of more pixels is not decoded: a progressive one of 256 million takes 700 MB of memory. */
export const mostPixels = 25_000_000

/** A larger picture is not fetched, in bytes. */
export const mostBytes = 10 * 1024 * 1024
