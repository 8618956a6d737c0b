import 'server-only'
import sharp, { type Sharp } from 'sharp'
import { pageAt } from '@/content/pages'
import type { SocialImage } from '@/content/types'
import { colours } from '@/lib/colours'
import type { NewsItem } from '@/lib/news/read'
import { bannerPixels } from './banner'
import { MEASURE, pageOverlay, SIZE, titleOverlay } from './overlay'
import { ownPicture } from './picture'
import { titleLines } from './title'

const RAW = { raw: { ...SIZE, channels: 3 } } as const
const INK = { create: { ...SIZE, channels: 3, background: colours.ink } } as const

/** The largest size of a social image in bytes that every link preview accepts. */
const MOST_BYTES = 250_000

const QUALITIES = [80, 65, 50, 35, 20, 8]

async function encodeJpeg(picture: Sharp, overlay: string): Promise<Buffer> {
  const drawn = picture.composite([{ input: Buffer.from(overlay) }]).removeAlpha()
  const pixels = await drawn.raw().toBuffer()
  for (const quality of QUALITIES) {
    const jpeg = await sharp(pixels, RAW).jpeg({ quality }).toBuffer()
    if (jpeg.length < MOST_BYTES) return jpeg
  }
  throw new Error('No quality makes the social image small enough')
}

const background = ({ picture }: SocialImage) => (picture ? ownPicture(picture) : sharp(INK))

/** Draws the social image of a page: a JPEG of 1200 by 630 pixels and less than 250 KB. */
export const drawPageImage = (image: SocialImage): Promise<Buffer> =>
  encodeJpeg(background(image), pageOverlay(image))

/**
 * The same for a news article: its title on its banner. What can't be had or can't be set in our
 * letters is taken from the social image of the news page.
 */
export async function drawArticleImage({
  title,
  banner,
}: Pick<NewsItem, 'title' | 'banner'>): Promise<Buffer> {
  const pixels = banner && (await bannerPixels(banner))
  const lines = titleLines(title, MEASURE)
  const { socialImage } = pageAt('/news')
  return encodeJpeg(
    pixels ? sharp(pixels, RAW) : background(socialImage),
    lines ? titleOverlay(lines) : pageOverlay(socialImage),
  )
}
