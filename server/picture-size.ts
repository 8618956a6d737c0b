import { mostPixels } from '@/lib/next/image-options.mjs'

/**
 * Whether a picture has more pixels than the site decodes, or can't be read. Only its head is read.
 * @param picture the bytes of its file
 */
export async function isTooLarge(picture: Buffer): Promise<boolean> {
  // Loaded with the first picture: a start without news does without it.
  const { default: sharp } = await import('sharp')
  const size = await sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  return size === undefined || size.width * size.height > mostPixels
}
