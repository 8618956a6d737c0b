import { colours } from './colours'

/** The relative luminance of a colour such as #d90a14 or rgb(12, 12, 13) (WCAG 2.2). */
function luminance(colour: string): number {
  const parts = colour.startsWith('#')
    ? (colour.match(/[\da-f]{2}/gi) ?? []).map((part) => parseInt(part, 16))
    : (colour.match(/\d+/g) ?? []).map(Number)
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test.each([
  ['white letters on the accent colour', '#ffffff', colours.accent, 4.5],
  ['ink letters on bone', colours.ink, colours.bone, 4.5],
  ['a rule in the accent colour on bone', colours.accent, colours.bone, 3],
])(
  '%s can be read: where it fails, app/colours.css needs other colours',
  (_, one, other, least) => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least)
  },
)
