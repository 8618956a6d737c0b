import { pages } from '@/content/pages'
import { retiredForms } from './retired'
import type { FormDescription } from './types'

/** Every form whose enquiries are taken and delivered, by id: those of the pages, and those that are retired. */
export const forms: ReadonlyMap<string, FormDescription> = new Map(
  [...pages, ...retiredForms].flatMap(({ form }) => (form ? [[form.id, form]] : [])),
)
