import 'server-only'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { readAnswer } from '@/lib/backend/fetch-backend'
import { colours } from '@/lib/colours'
import { log } from '@/lib/log'
import { type Banner, bannerSource } from '@/lib/news/banner'
import { mostPixels } from '@/lib/news/image-options.mjs'
import { SIZE } from './overlay'

/** What a banner may cost: bytes, pixels, and seconds for its fetching and again for its decoding. */
const LIMITS = { bytes: 10 * 1024 * 1024, pixels: mostPixels, seconds: 5 }

/** How the formats begin that browsers show too. SVG and PDF, which sharp could read, are not among them. */
const KNOWN = /^(?:\xff\xd8\xff|\x89PNG\r\n|GIF8|RIFF.{4}WEBP|.{4}ftypavi[fs])/s

const CONTENT = path.join(process.cwd(), 'public', 'content')

async function ownFile(source: string): Promise<Buffer> {
  const file = path.join(CONTENT, '..', decodeURIComponent(source))
  if (!file.startsWith(CONTENT + path.sep)) throw new Error('outside of the content')
  if ((await stat(file)).size > LIMITS.bytes) throw new Error('too many bytes')
  return readFile(file)
}

async function fetched(source: string): Promise<Buffer> {
  const response = await fetch(source, {
    // A redirect would lead to hosts that the operator has not named.
    redirect: 'error',
    signal: AbortSignal.timeout(LIMITS.seconds * 1000),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  const { bytes, whole } = await readAnswer(response, LIMITS.bytes)
  if (!whole) throw new Error('too many bytes, or broken off')
  return bytes
}

/**
 * A banner, cut to a social image. Whatever its host sends is held to limits of bytes, pixels and time.
 * @returns raw pixels, three bytes each; undefined when the banner can't be had, which is logged
 */
export async function bannerPixels(banner: Banner): Promise<Buffer | undefined> {
  const source = bannerSource(banner)
  try {
    const bytes = await (source.startsWith('/') ? ownFile(source) : fetched(source))
    if (!KNOWN.test(bytes.toString('latin1', 0, 16))) throw new Error('not a picture')
    return await sharp(bytes, { limitInputPixels: LIMITS.pixels })
      .autoOrient()
      .resize({ ...SIZE, position: 'attention' })
      .timeout({ seconds: LIMITS.seconds })
      .flatten({ background: colours.ink })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer()
  } catch (error) {
    log.warn({ source, err: error }, 'a social image was drawn without its banner')
    return undefined
  }
}
