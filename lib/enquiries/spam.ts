import 'server-only'
import type { FormDescription } from '@/content/forms/types'

/** In milliseconds from the moment the document began to load. */
export const quickMs = 1000
/** People send a link or two in a message. */
const manyLinks = 3

const link = /\/\/|\bwww\.|\[url\b|<a\s/i
const markup = /\[url\b|<a\s/i
const linkStart = /\/\/(www\.)?|\bwww\./gi
/**
 * An address without `https:`: `bit.ly/x` or `prize.in`, but neither `A.R.Rahman` nor `S/O Ravi`. Not
 * after an @: an e-mail address in the wrong field is a person's mistake.
 */
const domain =
  /(?<![@\p{L}\d.-])[\p{L}\d-]+(\.[\p{L}\d-]+)*\.(\p{L}{2,}\/|(com|net|org|in|co|io|me|ly|cc|app|dev|ru|xyz|top|online|site|shop|info|biz|icu|link|click)(?![\p{L}.]))/iu

const nameTokens = ['name', 'given-name', 'family-name', 'address-level2']
const shortTokens = [...nameTokens, 'tel', 'email', 'postal-code']

type Field = FormDescription['fields'][number]

const isOneOf = (tokens: readonly string[], field: Field) =>
  'autoComplete' in field && tokens.includes(field.autoComplete ?? '')

/**
 * Without the spellings that people do not see: `ｗｗｗ`, a mark of no width between two letters, or the
 * full stop of Chinese, which browsers take for a dot in an address.
 */
const plain = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.')

function textReason(field: Field, text: string): string | undefined {
  const name = isOneOf(nameTokens, field)
  const short = isOneOf(shortTokens, field)
  if ((short && link.test(text)) || (name && domain.test(text))) return 'link'
  if (markup.test(text)) return 'marked-up link'
  return (text.match(linkStart)?.length ?? 0) >= manyLinks ? 'many links' : undefined
}

/**
 * Why a form looks as if a robot sent it: the field that people don't see is filled in; a name, city,
 * number or address has a link in it; a message is made of links; or, as the page says where JavaScript
 * runs, it was sent within a second, without a key press or a touch.
 * @param read a posted field by its name
 * @returns the reason without anything typed, or undefined
 */
export function heldReason(
  { fields }: Pick<FormDescription, 'fields'>,
  read: (name: string) => string,
): string | undefined {
  if (read('subject') !== '') return 'hidden field filled in'
  for (const field of fields) {
    const reason = textReason(field, plain(read(field.name)))
    if (reason) return `${reason} in ${field.name}`
  }
  const elapsed = read('elapsed')
  return /^\d+$/.test(elapsed) && Number(elapsed) < quickMs ? 'sent too quickly' : undefined
}
