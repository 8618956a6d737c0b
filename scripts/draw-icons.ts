import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { colours } from '@/lib/colours'

/** A drawing of content/media with the colours of the brand in place of `{accent}`, `{bone}` and `{ink}`. */
const readDrawing = (name: string) =>
  readFileSync(`content/media/${name}.svg`, 'utf8').replace(
    /\{(accent|bone|ink)\}/g,
    (_, colour: keyof typeof colours) => colours[colour],
  )

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png().toBuffer()

/** An ICO file of PNG pictures: a head of 6 bytes, 16 for each picture, then the pictures. */
function ico(pictures: readonly { size: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, data }] of pictures.entries()) {
    const entry = 6 + 16 * index
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(data.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += data.length
  }
  return Buffer.concat([head, ...pictures.map(({ data }) => data)])
}

/**
 * Draws every icon of the site from two drawings of content/media: icon.svg, a square for phones, and
 * favicon.svg for tabs.
 * @returns the content of each file by its path
 */
export async function drawIcons(): Promise<Record<string, Buffer>> {
  const [icon, favicon] = [readDrawing('icon'), readDrawing('favicon')]
  const sizes = [16, 32, 48].map(async (size) => ({ size, data: await png(favicon, size) }))
  return {
    'app/icon.svg': Buffer.from(favicon),
    'app/favicon.ico': ico(await Promise.all(sizes)),
    'app/apple-icon.png': await png(icon, 180),
    'public/icons/icon-192.png': await png(icon, 192),
    'public/icons/icon-512.png': await png(icon, 512),
  }
}
