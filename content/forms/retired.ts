import type { Path } from '@/content/paths'
import type { FormDescription } from './types'

/** A form without a page: what its page was, and where that leads now. */
interface RetiredForm {
  form: FormDescription
  page: `/${string}`
  leadsTo: Path
}

/**
 * The forms of campaigns that ended. What they brought is delivered, and who still has the page open can send it. One
 * may leave when `leads list --form ID` has only erased ones.
 */
export const retiredForms: readonly RetiredForm[] = []
