import { statSync } from 'node:fs'
import path from 'node:path'
import pictures from '@/content/pictures.json'

/** Bytes of the heaviest AVIF and WebP file per width in pixels. Change them with the pictures. */
const budgets: Record<number, { avif: number; webp: number }> = {
  240: { avif: 2_700, webp: 4_000 },
  360: { avif: 5_800, webp: 7_800 },
  480: { avif: 11_000, webp: 24_000 },
  720: { avif: 13_000, webp: 37_000 },
  900: { avif: 9_600, webp: 29_000 },
  1080: { avif: 40_000, webp: 62_000 },
  1200: { avif: 49_000, webp: 50_000 },
  1600: { avif: 74_000, webp: 100_000 },
  1920: { avif: 51_000, webp: 55_000 },
}

const files = Object.values(pictures).flatMap((picture) => picture.files)
const bytes = (address: string) => statSync(path.join('public', address)).size

test('each width that pictures come in has a budget', () => {
  expect(Object.keys(budgets).map(Number)).toEqual(
    [...new Set(files.map(({ width }) => width))].sort((a, b) => a - b),
  )
})

describe.each(Object.entries(budgets))('pictures %s pixels wide', (width, budget) => {
  test.each(['avif', 'webp'] as const)('stay within their budget as %s', (type) => {
    const sizes = files.filter((one) => one.width === Number(width)).map((one) => bytes(one[type]))
    expect(Math.max(...sizes)).toBeLessThanOrEqual(budget[type])
  })
})
