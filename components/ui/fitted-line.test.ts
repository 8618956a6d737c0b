import { lineStyle, measureLine, titleLines } from './fitted-line'

jest.mock('./glyph-widths.json', () => ({
  tall: { chars: { A: [0.4, 0.01, 0.02], E: [0.3, 0.01, 0.01], Q: [0.5, 0.02, 0.03, 0.1] } },
  wide: { chars: { A: [1, 0.04, 0.05], E: [0.8, 0.03, 0.02] } },
}))

test('a line is as wide as its letters less the bearings at both ends', () => {
  expect(measureLine('Aeq', 'tall')).toMatchObject({ width: 1.16, bearing: 0.01 })
  expect(measureLine('a', 'wide')).toMatchObject({ width: 0.91, bearing: 0.04 })
})

test('a letter that reaches below the baseline gives the line its depth', () => {
  expect(measureLine('Qa', 'tall').depth).toBe(0.1)
  expect(lineStyle({ text: 'Qa', typeface: 'tall' })).toHaveProperty('--depth', 0.1)
  expect(lineStyle({ text: 'Ae', typeface: 'tall' })).not.toHaveProperty('--depth')
})

test('a character that the font lacks counts as an E', () => {
  expect(measureLine('é', 'wide')).toEqual(measureLine('E', 'wide'))
})

test('a line has the properties of its own fonts only', () => {
  const [tall, wide] = [measureLine('ea', 'tall'), measureLine('ea', 'wide')]
  const ofWide = { '--wide-width': wide.width, '--wide-bearing': wide.bearing }
  expect(lineStyle({ text: 'ea', typeface: 'wide' })).toEqual(ofWide)
  expect(lineStyle({ text: 'ea', typeface: 'wide', small: 'tall' })).toEqual({
    ...ofWide,
    '--tall-width': tall.width,
    '--tall-bearing': tall.bearing,
  })
})

test('a title is wide where it is short, tall where it is longer, and two lines where it is long', () => {
  expect(titleLines('Aaaaa')).toEqual([{ text: 'Aaaaa', typeface: 'wide' }])
  expect(titleLines('Aaaa eeee')).toEqual([{ text: 'Aaaa eeee', typeface: 'tall' }])
  expect(titleLines('Aa aaaa aaaaaa eeeeee')).toEqual([
    { text: 'Aa aaaa', typeface: 'wide' },
    { text: 'aaaaaa eeeeee', typeface: 'tall' },
  ])
  expect(titleLines('a'.repeat(20))).toHaveLength(1)
})
