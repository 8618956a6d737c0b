import type pictures from './pictures.json'

/** A picture of the site: the name of its source without the extension. */
export type PictureName = keyof typeof pictures

/** Every club has pictures that are named after it. */
export type ClubSlug = PictureName extends infer Name
  ? Name extends `club-${infer Slug}-octagon`
    ? Slug
    : never
  : never

/** The two display fonts: tall and narrow, or wide. */
export type Typeface = 'tall' | 'wide'

/** A line of a headline, scaled to fill the width. */
export type FittedLine = {
  text: string
  typeface: Typeface
  /** The font below 768 px, where it differs. */
  small?: Typeface
  /** One fitted line for each part below 768 px, in the tall font. */
  parts?: readonly string[]
}

/** A link and its words. */
export type LabelledLink = { label: string; href: string }
