import 'server-only'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import pictures from '@/content/pictures.json'
import type { PictureName } from '@/content/types'
import { SIZE } from './overlay'

/** How far down the image the focus of a picture lies if there is room: above the words. */
const ABOVE_WORDS = 0.3

/** A picture that ships with the site, cut to a social image around its focus. */
export function ownPicture(name: PictureName): Sharp {
  const { width, height, focus, files } = pictures[name]
  const file = path.join(process.cwd(), 'public', files.at(-1)?.webp ?? '')
  const scale = Math.max(SIZE.width / width, SIZE.height / height)
  const full = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const [across = 50, down = 50] = focus.split(' ').map(Number.parseFloat)
  const top = (full.height * down) / 100 - SIZE.height * ABOVE_WORDS
  return sharp(file)
    .resize({ ...full, fit: 'fill' })
    .extract({
      left: Math.round(((full.width - SIZE.width) * across) / 100),
      top: Math.round(Math.min(Math.max(top, 0), full.height - SIZE.height)),
      ...SIZE,
    })
}
