import { pages } from '@/content/pages'
import type { FormDescription } from './types'

/** Every form of the site, by id: those of its pages. */
export const forms: ReadonlyMap<string, FormDescription> = new Map(
  pages.flatMap(({ form }) => (form ? [[form.id, form]] : [])),
)
