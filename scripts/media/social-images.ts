import path from 'node:path'
import sharp from 'sharp'
import { logo } from '@/content/logo'
import { pages } from '@/content/pages'
import { colours } from '@/lib/colours'
import { socialImagePath } from '@/lib/seo/addresses'
import type { Plan } from './plan'
import { hashOf, readSources, type Source, sourceFolder } from './sources'

/** As link previews want it. They take up to 300 KB: this quality makes half of it. */
const size = { width: 1200, height: 630 }
const quality = 75

/** The wordmark, at the foot and in the middle: some previews cut a square out of the middle. */
const mark = { width: 400, height: 60, foot: 48 }
const scale = Math.min(mark.width / logo.width, mark.height / logo.height)
const left = (size.width - logo.width * scale) / 2
const top = size.height - mark.foot - logo.height * scale

const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
  <linearGradient id="foot" x1="0" y1="1" x2="0" y2="0">
    <stop offset="0" stop-color="${colours.ink}" stop-opacity=".9"/>
    <stop offset=".4" stop-color="${colours.ink}" stop-opacity="0"/>
  </linearGradient>
  <rect width="100%" height="100%" fill="url(#foot)"/>
  <g transform="translate(${left} ${top}) scale(${scale})">
    <path fill="${colours.bone}" d="${logo.letters}"/>
    <path fill="${colours.accent}" d="${logo.mark}"/>
  </g>
</svg>`

/** A picture of the site with the wordmark, cut to a social image around its focus. */
function draw(root: string, { file, width, height, focus: [x, y] }: Source) {
  const zoom = Math.max(size.width / width, size.height / height)
  const whole = { width: Math.round(width * zoom), height: Math.round(height * zoom) }
  return sharp(path.join(sourceFolder(root), file))
    .resize({ ...whole, fit: 'fill' })
    .extract({
      left: Math.round((whole.width - size.width) * x),
      top: Math.round((whole.height - size.height) * y),
      ...size,
    })
    .composite([{ input: Buffer.from(overlay) }])
    .jpeg({ quality, mozjpeg: true })
    .toBuffer()
}

/**
 * The social image of each page. Its manifest has a hash of all that it is made from.
 * @throws Error for a picture that media.json lacks
 */
export function planSocialImages(root: string): Plan {
  const sources = new Map(readSources(root).map((one) => [path.parse(one.file).name, one]))
  const images = pages.map(({ path: page, picture }) => {
    const source = sources.get(picture)
    if (!source) throw new Error(`media.json has no picture ${picture}`)
    const hash = hashOf(root, source.file, JSON.stringify([overlay, quality, source.focus]))
    return { address: socialImagePath(page), hash, make: () => draw(root, source) }
  })
  const hashes = images.map(({ address, hash }) => [address, hash] as const)
  return {
    outputs: images,
    manifests: { 'content/social-images.json': Object.fromEntries(hashes) },
  }
}
