import 'server-only'
import { trapField } from '@/content/forms/hidden-fields'
import type { FormDescription } from '@/content/forms/types'
import { hasAddress, hasLink, plain } from './spam-links'

/** In milliseconds from the moment the document began to load. */
export const quickMs = 1000
/** People send a link or two in a message. */
const manyLinks = 3
/** A form is quarantined for this many weak signs; people show one of them now and then. */
const enoughSigns = 2

const markup = /\[url\b|<a\s/i
const linkStart = /:\/\/(?:www\.)?|\bwww\./gi

/** What mass mailings sell. Each line is a sign of its own: a person asks for none of it, let alone two. */
const topics = [
  /\bSEO\b|backlinks?\b|domain authority|(?:first|top) page of google|google(?:'s)? (?:first|1st) page|\b(?:search|google|local) rank|\borganic(?:ally)? (?:traffic|and safely)|link ?building/i,
  /\b(?:crypto(?:currenc(?:y|ies))?|bitcoins?|forex|altcoins?|NFTs?|binary options?)\b/i,
  /\b(?:casino|jackpot|slots online|sports? betting|1xbet|pokies|poker ?dom)\b/i,
  /\b(?:viagra|cialis|levitra|tadalafil|tramadol|online pharmacy|weight loss pills?)\b/i,
  /\b(?:porno?|nudes?|naked|escorts?|sexy (?:girls?|women)|adult dating)\b/i,
  /\bunsub(?:scribe)? (?:here|from (?:all )?future|link|at\b|by\b)|opt[- ]out any ?time|(?:feedback|contact) ?forms\b|(?:letter|mail|message|offer) (?:is|was) (?:automatically generated|generated automatically|created automatically)/i,
  /\b(?:website (?:traffic|visitors)|real followers|followers,? (?:and )?likes|likes or followers|explainer videos?|lead generation|mass mailing)\b/i,
  /\b(?:(?:business|personal|international|project) loans? (?:at|for|from|to|without)|debt financing|(?:provid|offer)\w* (?:\w+ ){0,3}(?:funding|loans?)|loans? at \d+ ?%|\d+ ?% (?:annual )?interest)\b/i,
  /\b(?:next of kin|inheritance|beneficiar(?:y|ies)|(?:million|billion) (?:us |united states )?(?:dollars|usd)|funds worth|late client)\b|\$ ?\d[\d,.]* ?(?:M\b|million)/i,
  /(?:earn|make|income|made|credited with)[^.]{0,40}\$ ?\d|\$ ?\d[\d,]* (?:per|a) (?:day|week)/i,
  /\btelegra\.ph\//i,
]

/** Eleven digits from 8, without a plus: made by the programs that fill in forms. */
const madeUpNumber = /^8\d{10}$/
const scripts = /\p{Script=Cyrillic}|\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}/u
const mixedScripts = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u
/** A link in the way of an e-mail address: www.asha@example.in. */
const slip = /^\s*(?:https?:\/\/)?(?:www\.)?[^@/\s]+@[^@/\s]+\s*$/i
const nobodyAnswers = /^[^@]*no-?reply|^(?:[^@.]*\.){4,}[^@]*@|\.@/i

/** `OkhszjWfAbQX`: a word with capitals inside, most of which is left without its syllables. */
function isRandom(text: string): boolean {
  if (!/^[a-z]{8,20}$/i.test(text) || !/[a-z][A-Z]/.test(text)) return false
  const syllables = /[A-Z]?(?=[a-z]*[aeiou])[a-z]{2,}/g
  return text.replace(syllables, '').length > text.length / 3
}

type Field = FormDescription['fields'][number]

const nameTokens = ['name', 'given-name', 'family-name', 'address-level2']
const numberTokens = ['tel', 'postal-code']

const isOneOf = (tokens: readonly string[], field: Field) =>
  'autoComplete' in field && tokens.includes(field.autoComplete ?? '')

/** What alone is enough in one field. */
function fieldReason(field: Field, text: string): string | undefined {
  if (markup.test(text)) return 'marked-up link'
  if (isOneOf(nameTokens, field) && (hasLink(text) || hasAddress(text))) return 'link'
  if (isOneOf(numberTokens, field) && hasLink(text)) return 'link'
  if (isOneOf(['email'], field) && hasLink(text) && !slip.test(text)) return 'link'
  return (text.match(linkStart)?.length ?? 0) >= manyLinks ? 'many links' : undefined
}

/** The signs in one field that count only together with others, in the fields of the whole form. */
function weakSigns(field: Field, text: string): string[] {
  if (isOneOf(['tel'], field)) return madeUpNumber.test(text) ? ['number'] : []
  if (isOneOf(['email'], field)) return nobodyAnswers.test(text) ? ['email'] : []
  if (isRandom(text)) return [`random letters in ${field.name}`]
  if (field.kind !== 'textarea') return []
  return [
    ...(hasLink(text) || hasAddress(text) ? ['link'] : []),
    ...(text.includes('@') ? ['mail'] : []),
    ...(scripts.test(text) ? ['script'] : []),
    ...(mixedScripts.test(text) ? ['mixed scripts'] : []),
    ...topics.filter((topic) => topic.test(text)).map(String),
  ]
}

/**
 * Why a form looks like spam: the field that people don't see is filled in; a name, city,
 * number or e-mail field has a link in it; a message is made of links, or shows two of the weak signs
 * of mass mailings; or, as the page says where JavaScript runs, it was sent within a second, without a
 * key press or a touch. In doubt it is a person's.
 * @param read a posted field by its name
 * @returns the reason without anything typed, or undefined
 */
export function quarantineReason(
  { fields }: Pick<FormDescription, 'fields'>,
  read: (name: string) => string,
): string | undefined {
  if (read(trapField) !== '') return 'hidden field filled in'
  const signs = new Set<string>()
  for (const field of fields) {
    const text = plain(read(field.name))
    const reason = fieldReason(field, text)
    if (reason) return `${reason} in ${field.name}`
    for (const sign of weakSigns(field, text)) signs.add(sign)
  }
  // Many people give a second e-mail address in a message, and their number as it is.
  if (!signs.has('number')) signs.delete('mail')
  if (signs.size >= enoughSigns) return 'several signs of a mass mailing'
  const elapsed = read('elapsed')
  return /^\d+$/.test(elapsed) && Number(elapsed) < quickMs ? 'sent too quickly' : undefined
}
