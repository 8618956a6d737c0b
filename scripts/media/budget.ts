import type { Sharp } from 'sharp'

/** Bytes of the heaviest AVIF file per width in pixels. */
const budgets: Record<number, number> = {
  240: 2_700,
  360: 5_800,
  480: 11_000,
  720: 13_000,
  900: 9_600,
  1080: 40_000,
  1200: 49_000,
  1600: 74_000,
  1920: 51_000,
}

/** The most bytes of a file: those of its width in pixels, or of the next larger one. */
export const mostBytes = (width: number): number =>
  Object.entries(budgets).find(([most]) => width <= Number(most))?.[1] ?? 0

/**
 * Encodes a picture as AVIF in a width in pixels, with the highest quality that its budget allows.
 * @param encoder the settings to begin with
 */
export async function encodeWithin(
  picture: Sharp,
  width: number,
  encoder: { quality: number; effort: number },
): Promise<Buffer> {
  for (let { quality } = encoder; ; quality -= 4) {
    const file = picture
      .clone()
      .resize(width)
      .avif({ ...encoder, quality })
    const bytes = await file.toBuffer()
    if (bytes.length <= mostBytes(width) || quality <= 10) return bytes
  }
}
