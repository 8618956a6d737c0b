import type pictures from './pictures.json'

/** A picture that ships with the site, by the name of its source without the ending. */
export type PictureName = keyof typeof pictures

/** The cuts of the display face: tall and narrow, or wide. */
export type Cut = 'tall' | 'wide'

/** A line of a headline, set so large that it fills the measure. */
export type FittedLine = {
  text: string
  cut: Cut
  /** The cut below 768 px, where it differs. */
  small?: Cut
  /** One fitted line for each part below 768 px, in the tall cut. */
  parts?: readonly string[]
}

/** A link and its words. */
export type LabelledLink = { label: string; href: string }

/** The picture of a link preview: a headline on a picture. */
export type SocialImage = {
  heading: readonly Pick<FittedLine, 'text' | 'cut'>[]
  /** Without one the background is plain. */
  picture?: PictureName
  /** A smaller line below the heading. */
  line?: string
  /** What the red flag in the corner says. */
  flag?: string
}

/** Degrees north and east. */
export type Point = readonly [north: number, east: number]
