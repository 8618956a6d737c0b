import { readPayload } from '@/lib/leads/erase'
import type { ListedLead, StoredLead } from '@/lib/leads/find-leads'
import type { Attribution } from '@/lib/leads/attribution'

const indiaMs = 5.5 * 3_600_000

/** A time in India, as a person and a program can read it. */
function indianTime(ms: number | null): string | null {
  if (ms === null) return null
  return `${new Date(ms + indiaMs).toISOString().slice(0, 19)}+05:30`
}

/** What is shown of a lead without what it says of a person. */
export const overview = (lead: ListedLead) => ({
  id: lead.id,
  form: lead.form,
  state: lead.state,
  received_at: indianTime(lead.received_at),
  attempts: lead.attempts,
  last_answer: lead.last_answer,
  held_because: lead.suspicion,
  due_at: indianTime(lead.state === 'pending' ? lead.due_at : null),
  tried_since: indianTime(lead.tried_since),
  settled_at: indianTime(lead.settled_at),
  erased_at: indianTime(lead.erased_at),
  consent_version: lead.notice,
})

/** All that is shown of a lead, the same for `show` and `export`. */
export const details = (lead: StoredLead) => ({
  ...overview(lead),
  attribution: lead.visit === null ? null : (JSON.parse(lead.visit) as Attribution),
  fields: readPayload(lead.payload),
})

/** Characters that no text needs. */
export const control = /(?!\n)\p{Cc}/gu
/** Those, and the ones that turn the order of letters. */
export const acting = new RegExp(
  `${control.source}|[\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]`,
  'gu',
)
const longestAnswer = 60

/** Text of visitors and the backend must not act on the operator's terminal, nor turn its order. */
export const harmless = (text: string): string => text.replace(acting, '\ufffd')

/** As much of a text as a line has room for, with no letter or emoji cut in two. */
const begin = (text: string) =>
  Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment)
    .slice(0, longestAnswer)
    .join('')

/** JSON that says the same and does nothing to a terminal either. */
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

/** Leads as a table for a person: ids in short, times in India. */
export function table(leads: readonly ListedLead[]): string {
  const rows = leads.map((lead) => [
    lead.id.slice(0, 8),
    `${indianTime(lead.received_at)?.slice(0, 16).replace('T', ' ')}`,
    lead.form,
    lead.erased_at === null ? lead.state : `${lead.state}, erased`,
    String(lead.attempts),
    begin((lead.last_answer ?? lead.suspicion ?? '').replace(/\s+/g, ' ')),
  ])
  const all = [['ID', 'RECEIVED', 'FORM', 'STATE', 'TRIES', 'ANSWER, OR WHY HELD'], ...rows]
  const widths = [0, 1, 2, 3, 4, 5].map((at) =>
    all.reduce((widest, row) => Math.max(widest, row[at]?.length ?? 0), 0),
  )
  const line = (row: string[]) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')
  return `${all.map((row) => harmless(line(row)).trimEnd()).join('\n')}\n`
}
