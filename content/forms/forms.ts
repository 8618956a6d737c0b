import type { FormDescription } from '@/lib/forms/types'
import { guestPass } from './guest-pass'

/** Every form of the site, by id. */
export const forms: ReadonlyMap<string, FormDescription> = new Map(
  [guestPass].map((form) => [form.id, form]),
)
