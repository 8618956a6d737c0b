import { lineStyle, measureLine } from './fitted-line'

test('a line is as wide as its letters less the bearings at both ends', () => {
  expect(measureLine('opportunity!', 'tall')).toEqual({ width: 4.2615, bearing: 0.006, depth: 0 })
  expect(measureLine('Seize the', 'wide')).toMatchObject({ width: 7.998, bearing: 0.048 })
  expect(measureLine('Find Your Fit', 'tall')).toMatchObject({ width: 3.9055, bearing: 0.007 })
  expect(measureLine('15', 'tall')).toMatchObject({ width: 0.6955, bearing: 0.006 })
})

test('a letter that reaches below the baseline gives the line its depth', () => {
  expect(measureLine('Q', 'tall').depth).toBe(0.108)
  expect(lineStyle({ text: 'Q', cut: 'tall' })).toHaveProperty('--d', 0.108)
  expect(lineStyle({ text: 'Fit', cut: 'tall' })).not.toHaveProperty('--d')
})

test('a character the cut does not have counts as an E', () => {
  expect(measureLine('é', 'wide')).toEqual(measureLine('E', 'wide'))
})

test('a line carries the measures of the cuts it is set in and of no other', () => {
  expect(lineStyle({ text: 'OCTA GYM', cut: 'wide' })).toEqual({ '--w': 8.451, '--wl': 0.04 })
  expect(lineStyle({ text: 'Change', cut: 'wide', small: 'tall' })).toEqual({
    '--t': 2.284,
    '--tl': 0.007,
    '--w': 6.662,
    '--wl': 0.026,
  })
})
