import { readFileSync } from 'node:fs'
import { keptMs } from '@/components/forms/browser-storage'
import { company } from '@/content/company'
import { forms } from '@/content/forms/forms'
import { parseEnv } from '@/lib/env'
import { blankPayload, quickMs, unfinishedDays } from '@/lib/enquiries'
import { privacy } from './privacy'
import type { LegalText } from './types'

const wordsOf = (text: LegalText) =>
  [text]
    .flat()
    .map((part) => (typeof part === 'string' ? part : part.label))
    .join('')

/** The text of a section, and the items of its lists. */
function section(id: string) {
  const body = privacy.sections[id]?.body ?? []
  const lists = body.flatMap((block) =>
    typeof block === 'object' && 'list' in block ? block.list.map(wordsOf) : [],
  )
  const paragraphs = body.flatMap((block) =>
    typeof block === 'object' && 'list' in block ? [] : wordsOf(block),
  )
  return { lists, text: [...paragraphs, ...lists].join('\n') }
}

const everyField = [...forms.values()].flatMap(({ fields }) => fields)
const dayMs = 24 * 3_600_000

/** The words of the policy for a field, in "What you give us" and in "What stays after an erasure". */
const fieldWords: Record<string, RegExp> = {
  clubid: /\bclub\b/,
  name: /name/,
  email: /e-mail address/,
  phone: /phone number/,
  state: /\bstate\b/,
  city: /\bcity\b/,
  zip: /pincode/,
  postal_code: /postal pincode/,
  comments: /message/,
  feedback: /what you tell us about the club/,
  modeofint: /\bmodel\b/,
  desiredlocation: /desired location/,
  availablecapital: /\bcapital\b/,
  own_property: /\bproperty\b/,
  areasqft: /how large it is/,
  besttime: /time to call/,
  hearabout: /how you heard about us/,
  agree: /whether the box was ticked/,
}

const wordsFor = (field: string) =>
  fieldWords[field.replace(/^lead_/, '').replace(/^(full|first_?|last_?)name$/, 'name')] ??
  /missing/

/** The words of the policy for each form, in "What you give us". */
const titles: Record<string, string> = {
  'guest-pass': 'Guest pass',
  franchise: 'Own a gym',
  contact: 'Contact',
  'lead-sahakara-nagar': 'Pages for a single club',
  'lead-guwahati': 'Pages for a single club',
  feedback: 'Member feedback',
}

test.each([...forms.values()])('every field of the form $id is named', ({ id, fields }) => {
  expect(titles).toHaveProperty(id)
  const item = section('what-you-give-us').lists.find((one) => one.startsWith(`${titles[id]}:`))
  expect(item).toBeDefined()
  for (const { kind, name } of fields) if (kind !== 'consent') expect(item).toMatch(wordsFor(name))
})

test('the forms that ask for a consent are those that the policy names, the others ask for none', () => {
  const { true: asking, false: others } = Object.groupBy([...forms.values()], ({ fields }) =>
    String(fields.some(({ kind }) => kind === 'consent')),
  )
  const asked = ['guest-pass', 'franchise', 'lead-sahakara-nagar', 'lead-guwahati']
  expect(asking?.map(({ id }) => id)).toEqual(asked)
  const { text } = section('how-we-use-it')
  expect(text).toContain('Guest pass, franchise and club pages: we use your details because you')
  const [, named = ''] = /\. ([\w, ]+): we use what you chose to send us/.exec(text) ?? []
  const ids = named.toLowerCase().split(/, | and /)
  expect(ids.toSorted()).toEqual(others?.map(({ id }) => id).toSorted())
})

test('the policy lists what the code keeps after an erasure', () => {
  const stays = new Set(
    [...forms.values()].flatMap(({ id, fields, fixed }) => {
      const payload = Object.fromEntries(fields.map(({ name }) => [name, 'typed']))
      const blanked = blankPayload(id, { ...payload, ...fixed })
      return Object.keys(blanked).filter((name) => blanked[name] !== '')
    }),
  )
  const said =
    section('how-long')
      .text.split('\n')
      .find((one) => one.startsWith('What stays')) ?? ''
  for (const name of stays)
    expect([name, said]).toEqual([name, expect.stringMatching(wordsFor(name))])
  const list = said.replace('They are not linked to a name, number or address.', '')
  const listed = new Set([...stays].map(wordsFor))
  for (const { name } of everyField)
    if (!listed.has(wordsFor(name)))
      expect([name, list]).not.toEqual([name, expect.stringMatching(wordsFor(name))])
})

test('days and years are those of the code', () => {
  const { LEAD_RETENTION_DAYS } = parseEnv({ BACKEND_URL: 'http://a', BACKEND_TOKEN: 'b' })
  const { text } = section('how-long')
  expect(text).toContain(`its own copy for ${LEAD_RETENTION_DAYS}\u00a0days`)
  expect(text).toContain('Backups are deleted after the same time')
  const backup = readFileSync('deploy/systemd/octa-gym-backup.service', 'utf8')
  expect(backup).toContain(`-mtime +${LEAD_RETENTION_DAYS} -delete`)
  expect(text).toContain('is erased after a year')
  expect(unfinishedDays).toBe(365)
  expect(section('what-comes-along').text).toContain('within a second of the page opening')
  expect(quickMs).toBe(1000)
})

test('the policy lists what the browser keeps, with its time', () => {
  const { lists, text } = section('browser')
  expect(lists).toHaveLength(Object.keys(keptMs).length + 2)
  const [visit, submission, draft, unsent] = lists
  expect(visit).toContain('until you close the tab')
  expect(submission).toContain('For a day it lets us recognise')
  expect(draft).toContain('“Own a gym” stays for up to seven days')
  expect(draft).toContain('Your consent and your available capital are never kept there')
  expect(unsent).toContain('links to the form, which is filled in again')
  expect(unsent).toContain(
    'Your consent and your available capital are never kept there, and after seven days it is deleted',
  )
  expect(keptMs).toEqual({ draft: 7 * dayMs, submission: dayMs })
  expect(text).toContain('The website sets no cookies')
  const outlives = [...forms.values()].filter(({ draftOutlivesTab }) => draftOutlivesTab)
  expect(outlives.map(({ id }) => id)).toEqual(['franchise'])
  const neverKept = everyField.filter((field) => 'neverKept' in field && field.neverKept)
  expect(neverKept.map(({ name }) => name)).toEqual(['availablecapital'])
})

test('the facts of the company are in their places', () => {
  const { legalName, address, cin, grievanceOfficer, languages } = company
  const who = section('who-we-are').text
  for (const words of [legalName, address, cin, ...Object.values(grievanceOfficer)])
    expect(who).toContain(words)
  expect(section('how-we-use-it').text).toContain(grievanceOfficer.email)
  expect(section('your-rights').text).toContain(languages)
  expect(privacy.note).toMatch(/Last modified \d\d\/\d\d\/\d{4}$/)
})
