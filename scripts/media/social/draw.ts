import { createHash } from 'node:crypto'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { pages } from '@/content/pages'
import { colours } from '@/lib/colours'
import { socialImagePath } from '@/lib/seo/addresses'
import type { Plan } from '@/scripts/media/plan'
import { hashOf, readSources, type Source, sourceFolder } from '@/scripts/media/sources'
import { pageOverlay, SIZE } from './overlay'

const INK = { create: { ...SIZE, channels: 3, background: colours.ink } } as const
/** How far down the image the focus of a picture lies if there is room: above the words. */
const ABOVE_WORDS = 0.3
/** In bytes: every link preview accepts it. */
const MOST_BYTES = 250_000
const QUALITIES = [80, 65, 50]

/** A picture of the site, cut to a social image around its focus. */
async function background(root: string, { file, focus }: Source): Promise<Sharp> {
  const picture = sharp(path.join(sourceFolder(root), file)).autoOrient()
  const { width, height } = (await picture.metadata()).autoOrient
  const scale = Math.max(SIZE.width / width, SIZE.height / height)
  const full = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const top = full.height * focus[1] - SIZE.height * ABOVE_WORDS
  return picture.resize({ ...full, fit: 'fill' }).extract({
    left: Math.round((full.width - SIZE.width) * focus[0]),
    top: Math.round(Math.min(Math.max(top, 0), full.height - SIZE.height)),
    ...SIZE,
  })
}

async function draw(root: string, overlay: string, source: Source | undefined) {
  const picture = source ? await background(root, source) : sharp(INK)
  const drawn = await picture
    .composite([{ input: Buffer.from(overlay) }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
  for (const quality of QUALITIES) {
    const image = await sharp(drawn).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (image.length < MOST_BYTES) return image
  }
  throw new Error('No quality makes a social image small enough')
}

/**
 * The social image of each page: a JPEG of 1200 by 630 pixels and less than 250 KB. Its manifest has
 * a hash of all that it is drawn from.
 * @throws Error for a picture that media.json lacks
 */
export function planSocialImages(root: string): Plan {
  const sources = new Map(readSources(root).map((one) => [path.parse(one.file).name, one]))
  const images = pages.map(({ path: page, socialImage }) => {
    const { picture } = socialImage
    const source = picture && sources.get(picture)
    if (picture && !source) throw new Error(`media.json has no picture ${picture}`)
    const overlay = pageOverlay(socialImage)
    const drawnFrom = [overlay, source ? [source.focus, hashOf(root, source.file)] : colours.ink]
    const hash = createHash('sha256').update(JSON.stringify(drawnFrom)).digest('hex').slice(0, 10)
    const make = () => draw(root, overlay, source || undefined)
    return { address: socialImagePath(page), hash, make }
  })
  const hashes = images.map(({ address, hash }) => [address, hash] as const)
  return {
    outputs: images,
    manifests: { 'content/social-images.json': Object.fromEntries(hashes) },
  }
}
