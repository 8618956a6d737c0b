import { bannerQuality, bannerWidths, mostPhotoPixels, mostPixels } from './image-options.mjs'

/** A progressive picture is held whole while it is decoded: 24 million pixels take 80 MB. */
const mostProgressivePixels = 8_000_000

/** How the formats begin that browsers show too. SVG and PDF, which sharp could read, are not among them. */
const KNOWN = /^(?:\xff\xd8\xff|\x89PNG\r\n|GIF8|RIFF.{4}WEBP|.{4}ftypavi[fs])/s

/** Loaded with the first picture: a start without news does without it. */
const open = async (picture: Buffer) => {
  const { default: sharp } = await import('sharp')
  return sharp(picture, { limitInputPixels: false, failOn: 'none' })
}

/** A JPEG of this size is read at half of it or less, unless it is progressive. */
const shrinksFrom = 2 * Math.max(...bannerWidths)

/**
 * Whether a picture would take more memory to decode than the site grants it, or can't be read.
 * @param picture the bytes of its file; its head is enough
 */
export async function isTooDear(picture: Buffer): Promise<boolean> {
  if (!KNOWN.test(picture.toString('latin1', 0, 16))) return true
  try {
    const { format, width, height, isProgressive } = await (await open(picture)).metadata()
    if (isProgressive) return width * height > mostProgressivePixels
    const shrinks = format === 'jpeg' && Math.min(width, height) >= shrinksFrom
    return width * height > (shrinks ? mostPhotoPixels : mostPixels)
  } catch {
    return true
  }
}

const isMovingPng = (picture: Buffer) =>
  picture[0] === 0x89 && picture.subarray(0, picture.indexOf('IDAT')).includes('acTL')

/**
 * The first frame of a picture that moves or is too wide, as WebP; undefined for any other.
 * @param picture the bytes of its file
 * @param width in pixels, which it has at most
 */
export async function firstFrame(picture: Buffer, width: number): Promise<Buffer | undefined> {
  const image = await open(picture)
  const { pages = 1, width: own } = await image.metadata()
  if (pages === 1 && own <= width && !isMovingPng(picture)) return undefined
  return image
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: bannerQuality })
    .toBuffer()
}
