import 'server-only'
import sharp from 'sharp'
import { colours } from '@/lib/colours'
import type { Banner } from './banner'
import { readImageAddress } from './image-address'
import { mostPixels } from './image-options'
import { isTall } from './picture'
import { withPicture } from './picture-source'

/** As link previews want it. */
const SIZE = { width: 1200, height: 630 }
/** In bytes; link previews take up to 300 KB. */
const MOST_BYTES = 250_000
const QUALITIES = [80, 50, 15]

/** For the decoding of a banner. */
const SECONDS = 5

// Each picture is decoded once.
sharp.cache(false)

/**
 * The social image of an article: its banner, cut to a JPEG of 1200 by 630 pixels and less than 250 KB,
 * on the light ground of the site where it is transparent, in bounded time.
 * @returns undefined when the banner can't be had, which is logged
 */
export const articleImage = (banner: Banner): Promise<Buffer | undefined> =>
  withPicture(readImageAddress(banner.src).source, async (bytes) => {
    const image = sharp(bytes, { limitInputPixels: mostPixels })
    const position = isTall(await image.metadata()) ? 'top' : 'attention'
    const { data, info } = await image
      .autoOrient()
      .resize({ ...SIZE, position })
      .timeout({ seconds: SECONDS })
      .flatten({ background: colours.bone })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const raw = { ...SIZE, channels: info.channels }
    for (const quality of QUALITIES) {
      const jpeg = await sharp(data, { raw }).jpeg({ quality }).toBuffer()
      if (jpeg.length < MOST_BYTES) return jpeg
    }
    throw new Error('no quality makes it small enough')
  })
