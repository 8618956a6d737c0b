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
  const found = await sharp(picture, { limitInputPixels: false, failOn: 'none' })
    .metadata()
    .catch(() => undefined)
  if (!found) return true
  const most = found.isProgressive ? mostProgressivePixels : mostPixels
  return found.width * found.height > most
}
