import 'server-only'
import type { FormDescription } from '@/content/forms/types'

/** In milliseconds from the moment the document began to load. */
const QUICK_MS = 1000

const link = /https?:\/\/|\bwww\.|\[url=|<a\s/i
const names = ['name', 'given-name', 'family-name', 'address-level2']

/**
 * Why a form looks as if a robot sent it: the field that people don't see is filled in, a name or a
 * city has a link in it, or it was sent within a second of being shown by no key and no finger, as
 * the page says where JavaScript runs.
 * @param read a posted field by its name
 * @returns the reason without anything typed, or undefined
 */
export function spamReason(
  { fields }: Pick<FormDescription, 'fields'>,
  read: (name: string) => string,
): string | undefined {
  if (read('subject') !== '') return 'hidden field filled in'
  const linked = fields.find(
    ({ name, ...field }) =>
      'autoComplete' in field && names.includes(field.autoComplete ?? '') && link.test(read(name)),
  )
  if (linked) return `link in ${linked.name}`
  const elapsed = read('elapsed')
  return /^\d+$/.test(elapsed) && Number(elapsed) < QUICK_MS ? 'sent too quickly' : undefined
}
