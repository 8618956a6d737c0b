import type { Source } from './sources'

/**
 * The picture in the head of a page, from 390 to 1920 pixels: width to height where it is the narrowest and where it
 * is the widest, and the share of its height above the words, where that is the least.
 */
export type Head = readonly [narrow: number, wide: number, above: number]

const usual: Head = [1.05, 2.56, 0.4]
const others: Record<string, Head> = {
  'about.jpg': [1.05, 2.56, 0.27],
  'class-bjj.jpg': [1.05, 2.56, 0.29],
  'class-brazilian-jiu-jitsu-gi.jpg': [1.05, 2.56, 0.2],
  'class-daily-ultimate-training.jpg': [1.05, 2.56, 0.12],
  'class-youth.jpg': [1.05, 2.56, 0.29],
  'contact.jpg': [2, 4.3, 0.6],
  'hero-portrait.jpg': [0.57, 0.9, 0.48],
  'hero-poster.jpg': [0.89, 2, 0.39],
}

/** The head that a picture is for. */
export const headOf = (file: string): Head => others[file] ?? usual

/** The focus that brings eyes, at shares of width and height, to the middle of what is clear in the widest head. */
export function focusOn(
  [x, y]: readonly [number, number],
  { file, width, height }: Pick<Source, 'file' | 'width' | 'height'>,
): Source['focus'] {
  const [, wide, above] = headOf(file)
  const seen = width / height / wide
  const focus = (y - (seen * above) / 2) / Math.max(1 - seen, 0.01)
  return [x, Math.round(Math.min(Math.max(focus, 0), 1) * 100) / 100]
}

/** Says where in a picture a face is neither cut nor under words in the head of its page, in any window. */
export function facesInHead({ file, width, height, focus: [x, y] }: Source): string {
  const [narrow, wide, above] = headOf(file)
  const ratio = width / height
  const across = Math.min(1, narrow / ratio)
  const [least, most] = [Math.min(1, ratio / wide), Math.min(1, ratio / narrow)]
  const percent = (share: number) => Math.round(share * 100)
  const [left, right] = [percent(x * (1 - across)), percent(x * (1 - across) + across)]
  const bottoms = [least, most].map((seen) => y * (1 - seen) + seen * above)
  const [top, bottom] = [percent(y * (1 - least)), percent(Math.min(...bottoms))]
  const clear =
    top >= bottom
      ? 'no face is whole'
      : `a face is whole from ${top} to ${bottom} % of the height and from ${left} to ${right} % of the width`
  const upright = ratio < 1 && wide > 1 ? ' It is upright: take one in landscape.' : ''
  return `In the head of a page, ${clear}.${upright} Where one is elsewhere, add the picture again with --eyes, or take another one.`
}
