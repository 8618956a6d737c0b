import { mostPixels } from './image-options.mjs'

/** A progressive picture is held whole while it is decoded: 24 million pixels take 80 MB. */
const mostProgressivePixels = 8_000_000

/**
 * Whether a picture would take more memory to decode than the site grants it, or can't be read.
 * @param picture the bytes of its file; its head is enough
 */
export async function isTooDear(picture: Buffer): Promise<boolean> {
  // Loaded with the first picture: a start without news does without it.
  const { default: sharp } = await import('sharp')
  try {
    const options = { limitInputPixels: false, failOn: 'none' } as const
    const { width, height, isProgressive } = await sharp(picture, options).metadata()
    return width * height > (isProgressive ? mostProgressivePixels : mostPixels)
  } catch {
    return true
  }
}
