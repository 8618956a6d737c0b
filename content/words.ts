import type { Href } from './paths'
import type { PictureName } from './types'

type Word = string | number | boolean | undefined | readonly Word[] | Words

/**
 * What a page says. At any depth an `href` leads to a page that exists or to another site, and a
 * `picture` is one that ships with the site: anything else is a type error where it is written.
 */
export type Words = {
  readonly href?: Href
  readonly picture?: PictureName
  readonly [name: string]: Word
}
