import subsetFont from 'subset-font'
import { capitalHeight, characters, readFont } from './measure'

/** The place of a table in a font file that is not compressed. */
function tableOffset(sfnt: Buffer, name: string): number {
  const count = sfnt.readUInt16BE(4)
  for (let index = 0; index < count; index++) {
    const entry = 12 + 16 * index
    if (sfnt.toString('latin1', entry, entry + 4) === name) return sfnt.readUInt32BE(entry + 8)
  }
  throw new Error(`The font has no table ${name}.`)
}

/** Makes the line of a font as high as its capitals, and these as high as the design sets them. */
function setMetrics(sfnt: Buffer): Buffer {
  const capital = readFont(sfnt).glyphsForString('H')[0]?.bbox.maxY ?? 0
  if (capital <= 0) throw new Error('The font has no capital H.')
  const [head, hhea, os2] = ['head', 'hhea', 'OS/2'].map((name) => tableOffset(sfnt, name))
  if (head === undefined || hhea === undefined || os2 === undefined) return sfnt
  sfnt.writeUInt16BE(Math.round(capital / capitalHeight), head + 18)
  for (const [place, value] of [
    [hhea + 4, capital],
    [hhea + 6, 0],
    [hhea + 8, 0],
    [os2 + 68, capital],
    [os2 + 70, 0],
    [os2 + 72, 0],
    [os2 + 74, capital],
    [os2 + 76, 0],
  ] as const)
    sfnt.writeInt16BE(value, place)
  // The three typographic metrics count, whatever the program.
  sfnt.writeUInt16BE(sfnt.readUInt16BE(os2 + 62) | (1 << 7), os2 + 62)
  return sfnt
}

/**
 * A display font as the site wants it: one instance, the characters of headlines, a line as high as
 * its capitals.
 * @param axes of a variable font, such as `{ wght: 900, wdth: 50 }`
 * @returns the WOFF2
 */
export async function makeDisplayFont(font: Buffer, axes: Record<string, number>): Promise<Buffer> {
  const options = Object.keys(axes).length > 0 ? { variationAxes: axes } : {}
  const sfnt = await subsetFont(font, characters, { targetFormat: 'sfnt', ...options })
  return subsetFont(setMetrics(Buffer.from(sfnt)), characters, { targetFormat: 'woff2' })
}
