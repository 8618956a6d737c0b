import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { z } from 'zod'
import { pages } from '@/content/pages'
import { colours } from '@/lib/colours'
import { socialImagePath } from '@/lib/seo/addresses'
import { hashOf, readSources, type Source, sourceFolder } from '@/scripts/media/sources'
import { pageOverlay, SIZE } from './overlay'

const INK = { create: { ...SIZE, channels: 3, background: colours.ink } } as const
/** How far down the image the focus of a picture lies if there is room: above the words. */
const ABOVE_WORDS = 0.3
/** In bytes: every link preview accepts it. */
const MOST_BYTES = 250_000
const QUALITIES = [80, 65, 50]

/** Where the manifest of the social images stands below the folder of the site. */
export const socialManifest = 'content/social-images.json'

/** A social image as it has to be: its address, and a hash of all that it is drawn from. */
interface Wanted {
  address: string
  overlay: string
  source: Source | undefined
  hash: string
}

/** The social images of the pages below `root`. @throws Error for a picture that media.json lacks */
function wantedImages(root: string): Wanted[] {
  const sources = new Map(readSources(root).map((one) => [path.parse(one.file).name, one]))
  return pages.map(({ path: page, socialImage }) => {
    const { picture } = socialImage
    const source = picture && sources.get(picture)
    if (picture && !source) throw new Error(`media.json has no picture ${picture}`)
    const overlay = pageOverlay(socialImage)
    const drawnFrom = [overlay, source ? [source.focus, hashOf(root, source.file)] : colours.ink]
    const hash = createHash('sha256').update(JSON.stringify(drawnFrom)).digest('hex').slice(0, 10)
    return { address: socialImagePath(page), overlay, source, hash }
  })
}

function readManifest(root: string): Record<string, string> {
  const file = path.join(root, socialManifest)
  if (!existsSync(file)) return {}
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
}

const drawnIn = (root: string): string[] => {
  const folder = path.join(root, 'public/social-images')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.jpg'))
    .map((file) => `/social-images/${file}`)
}

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

async function draw(root: string, { address, overlay, source }: Wanted) {
  const picture = source ? await background(root, source) : sharp(INK)
  const drawn = await picture
    .composite([{ input: Buffer.from(overlay) }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
  const file = path.join(root, 'public', address)
  mkdirSync(path.dirname(file), { recursive: true })
  for (const quality of QUALITIES) {
    const { size } = await sharp(drawn).jpeg({ quality, mozjpeg: true }).toFile(`${file}.part`)
    if (size < MOST_BYTES) return renameSync(`${file}.part`, file)
  }
  throw new Error(`No quality makes ${address} small enough`)
}

/**
 * Draws the social images that are missing or out of date: a JPEG of 1200 by 630 pixels and less than
 * 250 KB for each page. Removes those that no page has.
 * @returns the manifest of all
 */
export async function drawSocialImages(root: string): Promise<Record<string, string>> {
  const known = readManifest(root)
  const wanted = wantedImages(root)
  const present = new Set(drawnIn(root))
  for (const image of wanted)
    if (known[image.address] !== image.hash || !present.has(image.address)) await draw(root, image)
  for (const { address } of wanted) present.delete(address)
  for (const address of present) rmSync(path.join(root, 'public', address))
  return Object.fromEntries(wanted.map(({ address, hash }) => [address, hash]))
}

/** A line for each social image that `npm run media` would draw or remove. */
export function staleSocialImages(root: string): string[] {
  const known = readManifest(root)
  const present = new Set(drawnIn(root))
  const wanted = wantedImages(root)
  const stale = wanted.filter(
    ({ address, hash }) => known[address] !== hash || !present.has(address),
  )
  const unused = [...present].filter((address) => !wanted.some((one) => one.address === address))
  return [
    ...stale.map(({ address }) => `public${address} is not what content/pages says`),
    ...unused.map((address) => `public${address} is not used`),
  ]
}
