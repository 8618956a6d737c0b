import {
  type Attribution,
  type Finding,
  leadStates,
  needsSomebody,
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
const overview = (lead: StoredLead) => ({
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
const harmlessJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    acting,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Yields leads as a JSON array with one per line, without personal data, as they are read. */
export async function* jsonLines(leads: AsyncIterable<StoredLead>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const lead of leads) {
    yield before + harmlessJson(overview(lead))
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

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

/** A line of `health` for a person. */
export const readableFinding = (one: Finding): string =>
  `${needsSomebody(one) ? 'Needs attention' : 'OK'}: ${harmless(one.text)}\n`
