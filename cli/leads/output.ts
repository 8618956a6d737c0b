import {
  type Attribution,
  type HealthLine,
  leadStates,
  readPayload,
  type StoredLead,
} from '@/lib/enquiries'
import { everyClub } from '@/content/clubs'
import { forms } from '@/content/forms/forms'

const indiaMs = 5.5 * 3_600_000

/** A time in India, which people and programs can read. */
function indianTime(ms: number | null): string | null {
  if (ms === null) return null
  return `${new Date(ms + indiaMs).toISOString().slice(0, 19)}+05:30`
}

/** The chosen club, which is no personal data. */
function clubOf({ payload }: StoredLead): string | null {
  const id = readPayload(payload)?.clubid
  const known = everyClub.find((club) => club.id === id)
  return known?.slug ?? (typeof id === 'number' ? String(id) : null)
}

/** A lead without its personal data. */
export const overview = (lead: StoredLead) => ({
  id: lead.id,
  form: lead.form,
  club: clubOf(lead),
  state: lead.state,
  received_at: indianTime(lead.received_at),
  attempts: lead.attempts,
  last_answer: lead.last_answer,
  held_reason: lead.held_reason,
  due_at: indianTime(lead.state === 'pending' ? lead.due_at : null),
  settled_at: indianTime(lead.settled_at),
  erased_at: indianTime(lead.erased_at),
  consent_version: lead.consent_version,
})

/** Everything that `show` and `export` show of a lead. */
export const details = (lead: StoredLead) => ({
  ...overview(lead),
  attribution: lead.attribution === null ? null : (JSON.parse(lead.attribution) as Attribution),
  fields: readPayload(lead.payload) ?? { unreadable: lead.payload },
})

/** Characters that no text needs. */
export const control = /(?!\n)\p{Cc}/gu
/** Those, and the ones that reverse the order of letters. */
export const acting = new RegExp(
  `${control.source}|[\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]`,
  'gu',
)
const longestResponse = 60

/** Text of visitors and the backend without characters that control the operator's terminal. */
export const harmless = (text: string): string => text.replace(acting, '\ufffd')

/** The beginning of a text that fits into a line, without half a character. */
const begin = (text: string) => Array.from(text).slice(0, longestResponse).join('')

/** JSON with the same meaning, without characters that control a terminal. */
export const harmlessJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(
    acting,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** `details` as lines for a person. */
export function readable(value: object, indent = ''): string {
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== undefined)
    .map(([name, part]: [string, unknown]) => {
      const label = harmless(indent + name)
      if (typeof part === 'object' && part) return `${label}\n${readable(part, `${indent}  `)}`
      return `${label.padEnd(20)} ${harmless(String(part)).replaceAll('\n', `\n${' '.repeat(21)}`)}\n`
    })
    .join('')
}

const longest = (words: Iterable<string>) => Math.max(...Array.from(words, ({ length }) => length))
const widths = [
  8,
  16,
  longest(forms.keys()),
  longest(everyClub.map(({ slug }) => slug)),
  longest(leadStates.map((state) => `${state}, erased`)),
  5,
]
const line = (cells: readonly string[]) =>
  `${harmless(cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')).trimEnd()}\n`

/** The heads of the columns of {@link tableRow}. */
export const tableHead = line(
  'ID|RECEIVED|FORM|CLUB|STATE|TRIES|RESPONSE, OR WHY QUARANTINED'.split('|'),
)

/** A lead as a line for a person, with a short id and Indian times. */
export const tableRow = (lead: StoredLead): string =>
  line([
    lead.id.slice(0, 8),
    `${indianTime(lead.received_at)?.slice(0, 16).replace('T', ' ')}`,
    lead.form,
    clubOf(lead) ?? '',
    lead.erased_at === null ? lead.state : `${lead.state}, erased`,
    String(lead.attempts),
    begin((lead.last_answer ?? lead.held_reason ?? '').replace(/\s+/g, ' ')),
  ])

/** The text of `show`: for an erased lead, the values that are left. */
export function readableLead(lead: StoredLead): string {
  const { fields, ...rest } = details(lead)
  if (lead.erased_at === null) return readable({ ...rest, fields })
  const kept = Object.entries(fields).filter(([, value]) => value !== '')
  const names = kept.map(([name]) => name).join(', ') || 'nothing that was typed or chosen'
  const told = `erased on ${indianTime(lead.erased_at)?.slice(0, 10)}; kept: ${names}\n`
  return told + readable({ ...rest, fields: Object.fromEntries(kept) })
}

const columns = 80

/** A text in lines of at most 80 columns, the further ones indented. A word is never cut. */
function wrap(text: string): string {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    const longer = last === '' ? word : `${last} ${word}`
    if (longer.length <= columns || last.trim() === '') lines[lines.length - 1] = longer
    else lines.push(`  ${word}`)
  }
  return lines.join('\n')
}

/** A finding of `health` for a person; what to type has lines of its own, to be pasted. */
export function readableFinding({ severity, text, commands = [] }: HealthLine): string {
  const kind = { page: 'Needs attention', ticket: 'Needs attention', note: 'Note', well: 'OK' }
  const typed = commands.map((command) => `    ${harmless(command)}\n`).join('')
  return `${wrap(harmless(`${kind[severity]}: ${text}`))}\n${typed}`
}
