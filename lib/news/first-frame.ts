import { bannerQuality, mostPixels } from './image-options.mjs'

/**
 * A picture that neither moves nor is too wide: itself, or else its first frame as WebP.
 * @param picture the bytes of its file
 * @param width in pixels, which it has at most
 * @throws Error for what is no picture, or one of too many pixels
 */
export async function firstFrame(picture: Buffer, width: number): Promise<Buffer> {
  // Loaded with the first picture: a start without news does without it.
  const { default: sharp } = await import('sharp')
  // Each picture is decoded once: kept, what was decoded would take a gigabyte.
  sharp.cache(false)
  const image = sharp(picture, { limitInputPixels: mostPixels, failOn: 'none' })
  const { pages = 1, width: own } = await image.metadata()
  if (pages === 1 && own <= width) return picture
  return image
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: bannerQuality })
    .toBuffer()
}
