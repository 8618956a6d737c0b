import type { Sharp } from 'sharp'

type Type = 'avif' | 'webp'

/** Bytes of the heaviest AVIF and WebP file per width in pixels. */
const budgets: Record<number, Record<Type, number>> = {
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

/** The most bytes of a file: those of its width in pixels, or of the next larger one. */
export const mostBytes = (width: number, type: Type): number =>
  Object.entries(budgets).find(([most]) => width <= Number(most))?.[1][type] ?? 0

/**
 * Encodes a picture in a width in pixels, with the highest quality that its budget allows.
 * @param encoder the settings to begin with
 */
export async function encodeWithin(
  picture: Sharp,
  width: number,
  type: Type,
  encoder: { quality: number; effort: number },
): Promise<Buffer> {
  for (let { quality } = encoder; ; quality -= 4) {
    const file = picture
      .clone()
      .resize(width)
      .toFormat(type, { ...encoder, quality })
    const bytes = await file.toBuffer()
    if (bytes.length <= mostBytes(width, type) || quality <= 10) return bytes
  }
}
