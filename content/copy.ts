import type { Href } from './paths'
import type { PictureName } from './types'

type Word = string | number | boolean | undefined | readonly Word[] | Copy

/**
 * The texts of a page. At any depth, an `href` is an existing page or another site, and a `picture` is
 * one of the site: anything else is a type error where it is written.
 */
export type Copy = {
  readonly href?: Href
  readonly picture?: PictureName
  readonly [name: string]: Word
}
