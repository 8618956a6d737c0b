import 'server-only'
import type { Metadata } from 'sharp'
import { bannerQuality, mostPixels } from './image-options'

/** What editors send. A drawing (SVG) would be rendered, with all that it refers to. */
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])
/** AVIF looks as good at a lower quality. */
const avif = { quality: bannerQuality - 20, effort: 3 }
const longestSeconds = 7

/** Whether a picture has so many more lines than a photo that what is made for each costs too much. */
export const isTall = ({ autoOrient: { width, height } }: Metadata): boolean => height > 3 * width

/** A picture as it is sent. */
export interface Picture {
  type: string
  bytes: Buffer
}

/**
 * Makes a banner of a picture, of a moving one its first frame. What it is and how large stands at its
 * head: what is refused is not decoded.
 * @param source the bytes of its file
 * @param width in pixels, which it gets at most
 * @param isAvif whether the browser takes AVIF; otherwise, and where it is tall, it is a JPEG, or a PNG where
 *   it is transparent
 * @throws Error for what is no picture, or one of too many pixels
 */
export async function makeBanner(source: Buffer, width: number, isAvif: boolean): Promise<Picture> {
  // Loaded with the first picture: a start without news does without it.
  const { default: sharp } = await import('sharp')
  // Each picture is decoded once: kept, what was decoded would take a gigabyte.
  sharp.cache(false)
  sharp.concurrency(1)
  const image = sharp(source, { limitInputPixels: mostPixels, failOn: 'none' })
  const metadata = await image.metadata()
  const { format, hasAlpha } = metadata
  if (!formats.has(format)) throw new Error(`no picture for a banner: ${format}`)
  const banner = image
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: longestSeconds })
  if (isAvif && !isTall(metadata))
    return { type: 'image/avif', bytes: await banner.avif(avif).toBuffer() }
  if (hasAlpha) return { type: 'image/png', bytes: await banner.png().toBuffer() }
  return { type: 'image/jpeg', bytes: await banner.jpeg({ quality: bannerQuality }).toBuffer() }
}
