import 'server-only'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { readAnswer } from '@/lib/backend/fetch-backend'
import { colours } from '@/lib/colours'
import { log } from '@/lib/log'
import { type Banner, bannerSource } from './banner'
import { mostBytes, mostPixels } from './image-options.mjs'

/** As link previews want it. */
const SIZE = { width: 1200, height: 630 }
/** In bytes; link previews take up to 300 KB. */
const MOST_BYTES = 250_000
const QUALITIES = [80, 50, 15]

/** For the fetching of a banner, and again for its decoding. */
const SECONDS = 5

// Each picture is decoded once.
sharp.cache(false)

const CONTENT = path.join(process.cwd(), 'public', 'content')

async function ownFile(source: string): Promise<Buffer> {
  const file = path.join(CONTENT, '..', decodeURIComponent(source))
  if (!file.startsWith(CONTENT + path.sep)) throw new Error('outside of the content')
  if ((await stat(file)).size > mostBytes) throw new Error('too many bytes')
  return readFile(file)
}

async function fetched(source: string): Promise<Buffer> {
  const response = await fetch(source, {
    // A redirect would lead to hosts that the operator has not named.
    redirect: 'error',
    signal: AbortSignal.timeout(SECONDS * 1000),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  const { bytes, whole } = await readAnswer(response, mostBytes)
  if (!whole) throw new Error('too many bytes, or broken off')
  return bytes
}

/**
 * The social image of an article: its banner, cut to a JPEG of 1200 by 630 pixels and less than 250 KB,
 * on the light ground of the site where it is transparent. Whatever the host of the banner sends is
 * held to limits of bytes, pixels and time.
 * @returns undefined when the banner can't be had, which is logged
 */
export async function articleImage(banner: Banner): Promise<Buffer | undefined> {
  const source = bannerSource(banner)
  try {
    const bytes = await (source.startsWith('/') ? ownFile(source) : fetched(source))
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels })
      .autoOrient()
      .resize({ ...SIZE, position: 'attention' })
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
  } catch (error) {
    log.warn({ source, err: error }, 'the social image of an article was not made of its banner')
    return undefined
  }
}
