import 'server-only'
import type { FormDescription } from '@/content/forms/types'

/**
 * The version of the consent text that was shown, as the page says: it may be older than the
 * server.
 * @param read a posted field by its name
 * @returns undefined for a form without a consent box, and for what can't be a version
 */
export function shownConsentVersion(
  { fields }: Pick<FormDescription, 'fields'>,
  read: (name: string) => string,
): string | undefined {
  const shown = read('notice')
  const asked = fields.some(({ kind }) => kind === 'consent')
  return asked && /^[\w.-]{1,20}$/.test(shown) ? shown : undefined
}
