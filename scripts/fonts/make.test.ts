import { readFileSync } from 'node:fs'
import { makeDisplayFont } from './make'
import { capitalHeight, measureCapitals, readFont } from './measure'

test('a variable font becomes one instance, with the characters of headlines and a line as high as a capital', async () => {
  const made = await makeDisplayFont(readFileSync('app/fonts/text.woff2'), { wght: 700 })
  const font = readFont(made)
  expect(made.toString('latin1', 0, 4)).toBe('wOF2')
  expect(font.variationAxes).toEqual({})
  expect(measureCapitals(made)).toBeCloseTo(capitalHeight, 2)
  expect(font.ascent / font.unitsPerEm).toBeCloseTo(capitalHeight, 2)
  expect([font.descent, font.lineGap]).toEqual([0, 0])
  expect(font.hasGlyphForCodePoint(0x61)).toBe(false)
})
