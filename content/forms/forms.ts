import type { FormDescription } from '@/lib/forms/types'
import { franchise } from './franchise'
import { guestPass } from './guest-pass'

/** Every form of the site, by id. */
export const forms: ReadonlyMap<string, FormDescription> = new Map(
  [guestPass, franchise].map((form) => [form.id, form]),
)
