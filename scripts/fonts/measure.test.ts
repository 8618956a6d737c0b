import { readFileSync } from 'node:fs'
import widths from '@/components/ui/glyph-widths.json'
import { capitalHeight, measureCapitals, measureFont } from './measure'

test.each(['tall', 'wide'] as const)(
  'glyph-widths.json has the widths of %s.woff2, whose capitals are as high as the design wants: npm run fonts',
  (name) => {
    const bytes = readFileSync(`app/fonts/${name}.woff2`)
    const measured = measureFont(bytes)
    const kept: Record<string, number[]> = widths[name].chars
    expect(Object.keys(kept).toSorted()).toEqual(Object.keys(measured).toSorted())
    for (const [character, numbers] of Object.entries(measured))
      for (const [index, number] of numbers.entries())
        expect(Math.abs(number - (kept[character]?.[index] ?? NaN))).toBeLessThan(0.005)
    expect(measureCapitals(bytes)).toBeCloseTo(capitalHeight, 2)
  },
)
