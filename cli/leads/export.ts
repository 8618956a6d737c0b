import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import writeExcelFile from 'write-excel-file/node'
import { forms } from '@/content/forms/forms'
import { clickIds, OperatorError, type StoredLead } from '@/lib/enquiries'
import type { ExportFormat } from './options'
import { acting, control, details } from './output'

/** The fields of all forms. */
const described = [
  ...new Set(
    [...forms.values()].flatMap(({ fields, fixed = {} }) => [
      ...fields.map(({ name }) => name),
      ...Object.keys(fixed),
    ]),
  ),
]
const words = ['source', 'medium', 'campaign', 'term', 'content', 'id'].map((tag) => `utm_${tag}`)
const tags = [...words, ...clickIds]
const tagColumn = (tag: string) => `attribution.tags.${tag}`
/** What an advertising account is told of an enquiry. */
const clickColumns = [...clickIds.map(tagColumn), 'received_at', 'form']
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
  ...tags.map(tagColumn),
  'other_tags',
  ...described.map((name) => `fields.${name}`),
  'fields_of_old_forms',
]

/** The values without a column of their own. */
function rest(values: object, known: readonly string[]): object | null {
  const others = Object.entries(values).filter(([name]) => !known.includes(name))
  return others.length > 0 ? Object.fromEntries(others) : null
}

function record(lead: StoredLead) {
  const known = details(lead)
  return {
    ...known,
    other_tags: rest(known.attribution?.tags ?? {}, tags),
    fields_of_old_forms: rest(known.fields, described),
  }
}

/** The library makes a spreadsheet in memory. */
const mostRows = 20_000

type Cell = string | number | Date | null

/**
 * A text that spreadsheets show as it is: of `_x0041_` they would make an A, and the library holds
 * `constructor` for a text that it has written before.
 */
const asTyped = (text: string) =>
  text.replace(
    text in {} ? /^./ : /_(?=x[\da-f]{4}_)/gi,
    (sign) => `_x${sign.charCodeAt(0).toString(16).padStart(4, '0')}_`,
  )

const isTime = (column: string) => /^\w+_at$/.test(column)

/** The value of a column such as `attribution.tags.utm_source`, as a cell that stays what it is. */
function cell(values: unknown, column: string): Cell {
  const value = column
    .split('.')
    .reduce((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], values)
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'number') return value
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  // Cells have no time zone: theirs is that of India.
  return isTime(column) ? new Date(`${text.slice(0, 19)}Z`) : asTyped(text)
}

async function spreadsheet(leads: AsyncIterable<StoredLead>) {
  const rows: Cell[][] = [columns]
  for await (const lead of leads) {
    if (rows.length > mostRows) {
      throw new OperatorError(
        `A spreadsheet takes ${mostRows} leads: choose some with --since, or export csv.`,
      )
    }
    const values = record(lead)
    rows.push(columns.map((column) => cell(values, column)))
  }
  return writeExcelFile(rows, {
    sheet: 'Leads',
    stickyRowsCount: 1,
    dateFormat: 'yyyy-mm-dd hh:mm:ss',
    columns: columns.map((column) => (isTime(column) ? { width: 19 } : {})),
  }).toBuffer()
}

/**
 * Writes leads as they are read, with only a few in memory.
 * `clicks` is CSV with the ids of paid clicks, time and form of the leads that have one, and nothing else.
 * CSV and a spreadsheet have a column for each field of any form. In a spreadsheet all that was typed
 * is text, and times are dates in India; it is made in memory, and thrown is an {@link OperatorError} when it would be
 * too long. CSV begins with a byte order mark, by which spreadsheets recognise UTF-8, and puts a quote before a formula. A file keeps the marks that reverse the order of
 * letters, because some names contain them; a terminal gets none.
 */
export async function writeExport(
  leads: AsyncIterable<StoredLead>,
  format: ExportFormat,
  out: Writable & { isTTY?: boolean },
): Promise<void> {
  if (format === 'xlsx') return void out.write(await spreadsheet(leads))
  const isOfClicks = format === 'clicks'
  const unsafe = out.isTTY ? acting : control
  const csv = stringify({
    bom: !isOfClicks,
    header: true,
    columns: isOfClicks ? clickColumns : columns,
    escape_formulas: true,
    cast: { boolean: String, string: (text) => text.replace(unsafe, '\ufffd') },
  })
  async function* records() {
    for await (const lead of leads) {
      const known = record(lead)
      if (!isOfClicks || clickIds.some((id) => known.attribution?.tags?.[id])) yield known
    }
  }
  return pipeline(records, csv, out, { end: false })
}
