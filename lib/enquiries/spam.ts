import 'server-only'
import { trapField } from '@/content/forms/hidden-fields'
import type { Field, FormDescription } from '@/content/forms/types'
import type { Read } from './form'
import { normalise } from './normalise'
import { hasAddress, hasLink, linkStart, plain } from './spam-links'

/** In milliseconds from the moment the document began to load. */
export const quickMs = 1000
/** People send a link or two in a message. */
const manyLinks = 3

const markup = /\[url\b|<a\s/i

/** A link in the way of an e-mail address: www.asha@example.in. */
const slip = /^\s*(?:https?:\/\/)?(?:www\.)?[^@/\s]+@[^@/\s]+\s*$/i

function linkReason(field: Field, text: string): string | undefined {
  if (markup.test(text)) return 'marked-up link'
  const isEmail = field.kind === 'email'
  const isLink = hasLink(text) ? !isEmail || !slip.test(text) : !isEmail && hasAddress(text)
  // What a browser can fill in of a person is no message.
  if (isLink && 'autoComplete' in field) return 'link'
  return (text.match(linkStart)?.length ?? 0) >= manyLinks ? 'many links' : undefined
}

/**
 * Why a form looks like spam: the field that people don't see is filled in; a name, city,
 * number or e-mail field has a link in it; a message has three links, or one that is marked up; or, as
 * the page says where JavaScript runs, it was sent within a second, without a key press or a touch. In
 * doubt it is a person's.
 * @param read a posted field by its name
 * @returns the reason without anything typed, or undefined
 */
export function quarantineReason(
  { fields }: Pick<FormDescription, 'fields'>,
  read: Read,
): string | undefined {
  if (read(trapField) !== '') return 'hidden field filled in'
  for (const field of fields) {
    const reason = linkReason(field, plain(normalise(field, read(field.name))))
    if (reason) return `${reason} in ${field.name}`
  }
  const elapsed = read('elapsed')
  return /^\d+$/.test(elapsed) && Number(elapsed) < quickMs ? 'sent too quickly' : undefined
}
