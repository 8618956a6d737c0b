import { lineStyle, measureLine } from './fitted-line'

test('a line is as wide as its letters less the bearings at both ends', () => {
  expect(measureLine('opportunity!', 'tall')).toEqual({ width: 4.2615, bearing: 0.006, depth: 0 })
  expect(measureLine('Seize the', 'wide')).toMatchObject({ width: 7.998, bearing: 0.048 })
  expect(measureLine('Find Your Fit', 'tall')).toMatchObject({ width: 3.9055, bearing: 0.007 })
  expect(measureLine('15', 'tall')).toMatchObject({ width: 0.6955, bearing: 0.006 })
})

test('a letter that reaches below the baseline gives the line its depth', () => {
  expect(measureLine('Q', 'tall').depth).toBe(0.108)
  expect(lineStyle({ text: 'Q', typeface: 'tall' })).toHaveProperty('--depth', 0.108)
  expect(lineStyle({ text: 'Fit', typeface: 'tall' })).not.toHaveProperty('--depth')
})

test('a character that the font lacks counts as an E', () => {
  expect(measureLine('é', 'wide')).toEqual(measureLine('E', 'wide'))
})

test('a line has the properties of its own fonts only', () => {
  expect(lineStyle({ text: 'OCTA GYM', typeface: 'wide' })).toEqual({
    '--wide-width': 8.451,
    '--wide-bearing': 0.04,
  })
  expect(lineStyle({ text: 'Change', typeface: 'wide', small: 'tall' })).toEqual({
    '--tall-width': 2.284,
    '--tall-bearing': 0.007,
    '--wide-width': 6.662,
    '--wide-bearing': 0.026,
  })
})
