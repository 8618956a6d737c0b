import { PassThrough, Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { readSheet } from 'read-excel-file/node'
import { clubs } from '@/content/clubs'
import { clickIds, type StoredLead } from '@/lib/enquiries'
import { writeExport } from './export'
import type { ExportFormat } from './options'
import { details, jsonLines, readable, readableLead, tableHead, tableRow } from './output'

const [club] = clubs

const lead: StoredLead = {
  id: 'abcdef12-0000-4000-8000-000000000000',
  form: 'guest-pass',
  payload: `{"clubid":${club?.id},"lead_first_name":"आशा, \\"A\\"","lead_phone":"+91 98","agree":true}`,
  dedupe_key: 'key',
  state: 'failed',
  attempts: 1,
  due_at: 0,
  lease_until: 0,
  not_before: 0,
  received_at: Date.parse('2026-11-20T20:00:00Z'),
  tried_ms: 0,
  tried_at: 0,
  settled_at: null,
  last_answer: '422 no\nsuch club',
  consent_version: '2026-11',
  attribution: '{"landing":"/getpass","tags":{"utm_source":"mail","utm_club":"109"}}',
  held_reason: null,
  erased_at: null,
}

async function written(format: ExportFormat, leads: StoredLead[], isTTY = false) {
  const out = Object.assign(new PassThrough(), { isTTY })
  const bytes = buffer(out)
  await writeExport(Readable.from(leads), format, out)
  out.end()
  return bytes
}

/** As text, a stream would lose its byte order mark. */
const exported = async (...all: Parameters<typeof written>) => String(await written(...all))

const listed = async (leads: StoredLead[]) => text(Readable.from(jsonLines(Readable.from(leads))))

/** The cell of each column; no value of these tests has a comma or a line end of its own. */
async function cells(payload: object) {
  const csv = await exported('csv', [{ ...lead, payload: JSON.stringify(payload) }])
  const [names = '', values = ''] = csv.slice(1).replace('no\nsuch', 'no such').split('\n')
  const row = values.split(',')
  return Object.fromEntries(names.split(',').map((name, at) => [name, row[at]]))
}

test('the table has short ids, Indian times and one line for each lead', () => {
  const erased = { ...lead, state: 'delivered' as const, erased_at: 1, payload: '{}' }
  const lines = tableHead + [lead, erased].map(tableRow).join('')
  expect(lines.replaceAll(/ {2,}/g, ' | ').split('\n')).toEqual([
    'ID | RECEIVED | FORM | CLUB | STATE | TRIES | RESPONSE, OR WHY QUARANTINED',
    `abcdef12 | 2026-11-21 01:30 | guest-pass | ${club?.slug} | failed | 1 | 422 no such club`,
    'abcdef12 | 2026-11-21 01:30 | guest-pass | delivered, erased | 1 | 422 no such club',
    '',
  ])
  const places = [...lines.matchAll(/^.*?(?=TRIES|1 {6}422)/gm)].map(([before]) => before.length)
  expect(places).toEqual([places[0], places[0], places[0]])
})

test('of what was typed each line is indented, and what acts on the terminal is replaced', () => {
  const payload = JSON.stringify({ comments: 'a\u001b[2J\u202eb\nc' })
  expect(readable(details({ ...lead, payload }))).toContain(
    `  comments           a\ufffd[2J\ufffdb\n${' '.repeat(21)}c\n`,
  )
})

test('no command writes a character that acts on the terminal', async () => {
  const acting = ['\u0000', '\u001b', '\u007f', '\u009b', '\u200f', '\u202e', '\u2067']
  const typed = acting.join('a')
  const bad = { ...lead, payload: JSON.stringify({ comments: typed }), last_answer: typed }
  const json = await listed([bad])
  expect(JSON.parse(json)).toMatchObject([{ last_answer: typed }])
  for (const shown of [
    json,
    tableRow(bad),
    readable(details(bad)),
    await exported('csv', [bad], true),
  ]) {
    expect(acting.filter((character) => shown.includes(character))).toEqual([])
  }
})

test('a name keeps its marks in a file, and what acts on a terminal is in none', async () => {
  const typed = '\u200fعلی\u200e \u202aRao\u202c'
  const bad = { ...lead, payload: JSON.stringify({ lead_first_name: `${typed}\u001b[2J` }) }
  expect(await exported('csv', [bad])).toContain(`,${typed}\ufffd[2J,`)
})

test.each([
  ['😀'.repeat(61), '😀'.repeat(60)],
  ['\u202eoaR', '\ufffdoaR'],
  ['\u0007 no', '\ufffd no'],
])(
  'whatever a backend responds, it takes one line and is cut nowhere but between characters: %j',
  (last_answer, shown) => {
    expect(tableRow({ ...lead, last_answer }).slice(tableHead.indexOf('RESPONSE'))).toBe(
      `${shown}\n`,
    )
  },
)

test('of an erased lead is shown what is left, without empty lines', () => {
  const payload = '{"clubid":101,"lead_first_name":"","lead_email":"","agree":true}'
  const erased_at = Date.parse('2026-11-22')
  const shown = readableLead({ ...lead, payload, attribution: null, erased_at })
  expect(shown).toMatch(/^erased on 2026-11-22; kept: clubid, agree\n/)
  expect(shown).not.toMatch(/lead_|\n *\n/)
  expect(readableLead(lead)).not.toContain('erased on')
})

test('a lead that can’t be read is shown as it is stored', () => {
  expect(readableLead({ ...lead, payload: 'Asha' })).toMatch(/^ {2}unreadable +Asha$/m)
})

test('a list as JSON has a lead a line, and nothing that was typed', async () => {
  const lines = await listed([lead, lead])
  expect(JSON.parse(lines)).toMatchObject([{ id: lead.id }, { id: lead.id }])
  expect(lines.trim().split('\n')).toHaveLength(4)
  expect(lines).not.toContain('आशा')
})

test('the CSV has a column for each thing that show tells', async () => {
  const [head = ''] = (await exported('csv', [])).slice(1).split('\n')
  const columns = head.split(',').map((column) => column.split('.')[0])
  expect(columns).toEqual(expect.arrayContaining(Object.keys(details(lead))))
})

test('an export as CSV has all columns, whatever the leads, and can be read back', async () => {
  expect(await exported('csv', [])).toMatch(/^\ufeffid,form,club,state,.*,fields\.comments,/)
  expect(await exported('csv', [lead])).toContain('"आशा, ""A"""')
  expect(await cells({ clubid: 101, agree: true, state: 'Goa' })).toMatchObject({
    id: lead.id,
    state: 'failed',
    received_at: '2026-11-21T01:30:00+05:30',
    due_at: '',
    consent_version: '2026-11',
    'fields.clubid': '101',
    'fields.agree': 'true',
    'fields.state': 'Goa',
    'attribution.landing': '/getpass',
    'attribution.tags.utm_source': 'mail',
    'attribution.tags.gclid': '',
    other_tags: '"{""utm_club"":""109""}"',
  })
  expect(await cells({ nickname: 'Ash' })).toMatchObject({
    fields_of_old_forms: '"{""nickname"":""Ash""}"',
  })
})

test('an export of clicks has id, time and form of the leads with a click, and nothing of a person', async () => {
  const clicked = clickIds.map((id) => ({
    ...lead,
    attribution: JSON.stringify({ landing: '/', tags: { utm_source: 'mail', [id]: `${id}-1` } }),
  }))
  const csv = await exported('clicks', [lead, ...clicked])
  const times = clickIds.map((id, at) =>
    [
      ...clickIds.map((_, other) => (other === at ? `${id}-1` : '')),
      '2026-11-21T01:30:00+05:30',
      lead.form,
    ].join(','),
  )
  const names = [...clickIds.map((id) => `attribution.tags.${id}`), 'received_at', 'form'].join(',')
  expect(csv.trimEnd().split('\n')).toEqual([names, ...times])
})

test.each([
  ...['919800000000', '09800000000', '+91 98000 00000', '1/2', 'TRUE', '=1+1', '-1', '1e5'],
  ...['one_x000D_', '_x0041__x005f_', '_x005F_x0041_', '_x0041', 'constructor', '__proto__'],
])('in a spreadsheet %s stays the text that was typed', async (lead_phone) => {
  const typed = { ...lead, payload: JSON.stringify({ lead_phone, clubid: 101, agree: true }) }
  const [names = [], values = []] = await readSheet(await written('xlsx', [typed]))
  expect(Object.fromEntries(names.map((name, at) => [name, values[at]]))).toMatchObject({
    id: lead.id,
    // A cell has no time zone: read as if it were UTC.
    received_at: new Date('2026-11-21T01:30:00Z'),
    settled_at: null,
    'fields.lead_phone': lead_phone,
    'fields.clubid': 101,
    'fields.agree': 'true',
    'fields.zip': null,
    'attribution.tags.utm_source': 'mail',
  })
})

test('a spreadsheet that would be too long is refused', async () => {
  const many = Readable.from(Array<StoredLead>(20_001).fill(lead))
  await expect(writeExport(many, 'xlsx', new PassThrough())).rejects.toThrow(/20000 leads.*--since/)
})

test.each(['=1+1', '+91 98', '-1', '@sum', '＝1'])(
  'a spreadsheet does not take %s for a formula',
  async (city) => {
    expect(await cells({ city })).toMatchObject({ 'fields.city': `'${city}` })
  },
)
