import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import { forms } from '@/content/forms/forms'
import type { StoredLead } from '@/lib/enquiries'
import { acting, control, details, harmlessJson } from './output'

/** The fields of all forms. */
const described = [
  ...new Set(
    [...forms.values()].flatMap(({ fields, fixed = {} }) => [
      ...fields.map(({ name }) => name),
      ...Object.keys(fixed),
    ]),
  ),
]
const tags = ['source', 'medium', 'campaign', 'term', 'content', 'id'].map((tag) => `utm_${tag}`)
const columns = [
  'id',
  'form',
  'club',
  'state',
  'received_at',
  'attempts',
  'last_answer',
  'held_reason',
  'due_at',
  'settled_at',
  'erased_at',
  'consent_version',
  'attribution.landing',
  'attribution.referrer',
  ...tags.map((tag) => `attribution.tags.${tag}`),
  'other_tags',
  ...described.map((name) => `fields.${name}`),
  'fields_of_old_forms',
]

/** The values without a column of their own. */
function rest(values: object, known: readonly string[]): object | null {
  const others = Object.entries(values).filter(([name]) => !known.includes(name))
  return others.length > 0 ? Object.fromEntries(others) : null
}

function csvRecord(lead: StoredLead) {
  const record = details(lead)
  return {
    ...record,
    other_tags: rest(record.attribution?.tags ?? {}, tags),
    fields_of_old_forms: rest(record.fields, described),
  }
}

/**
 * Writes leads as they are read, with only a few in memory. JSON is an array with one lead per line.
 * CSV has a column for each field of any form. It begins with a byte order mark, by which spreadsheets
 * recognise UTF-8, and puts a quote before a formula. A file keeps the marks that reverse the order of
 * letters, because some names contain them; a terminal gets none.
 */
export async function writeExport(
  leads: AsyncIterable<StoredLead>,
  format: 'csv' | 'json',
  out: Writable & { isTTY?: boolean },
): Promise<void> {
  if (format === 'csv') {
    const unsafe = out.isTTY ? acting : control
    const csv = stringify({
      bom: true,
      header: true,
      columns,
      escape_formulas: true,
      cast: { boolean: String, string: (text) => text.replace(unsafe, '\ufffd') },
    })
    async function* records() {
      for await (const lead of leads) yield csvRecord(lead)
    }
    return pipeline(records, csv, out, { end: false })
  }
  return pipeline(jsonLines(leads, details), out, { end: false })
}

/** Yields leads as a JSON array with one per line, as they are read. */
export async function* jsonLines(
  leads: AsyncIterable<StoredLead>,
  show: (lead: StoredLead) => object,
): AsyncGenerator<string> {
  let before = '[\n'
  for await (const lead of leads) {
    yield before + harmlessJson(show(lead))
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
