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

/** The budget of the width, or of the next larger one. */
const budgetOf = (width: number) =>
  Object.entries(budgets).find(([most]) => width <= Number(most))?.[1]

test('pictures stay within the budget of their width', () => {
  const heavy = files.flatMap(({ width, ...types }) =>
    (['avif', 'webp'] as const).flatMap((type) => {
      const most = budgetOf(width)?.[type] ?? 0
      const has = bytes(types[type])
      return has > most
        ? [`${types[type]}: ${has} bytes, at most ${most}: lower its "quality" in media.json`]
        : []
    }),
  )
  expect(heavy).toEqual([])
})
