import { readFileSync } from 'node:fs'
import { keptMs } from '@/lib/browser-storage'
import { forms } from '@/content/forms/forms'
import { clickIds } from '@/lib/enquiries'
import { redactPayload, quickMs, unfinishedDays } from '@/lib/enquiries/testing'
import { parseEnv } from '@/lib/env'
import { readLegal } from '@/lib/legal'

/*
 * The facts at the head of content/legal/privacy.md are those of the code. Whoever changes one of them
 * reads the text below it and says the same there; the wording is the lawyer's.
 */
const { facts } = readLegal('privacy')
const everyForm = [...forms.values()]
const everyField = everyForm.flatMap(({ fields }) => fields)
const list = (name: string) => facts[name]?.split(', ').toSorted()
const dayMs = 24 * 3_600_000

test.each(everyForm)(
  'the policy knows what the form $id asks for',
  ({ id, fields, fixed = {} }) => {
    const names = new Set([...fields.map(({ name }) => name), ...Object.keys(fixed)])
    expect({ [id]: list(id) }).toEqual({ [id]: [...names].toSorted() })
  },
)

test('the policy knows which forms ask for a consent, and which do not', () => {
  const asks = (form: (typeof everyForm)[number]) =>
    form.fields.some(({ kind }) => kind === 'consent')
  const ids = (all: typeof everyForm) => all.map(({ id }) => id).toSorted()
  expect(list('consentForms')).toEqual(ids(everyForm.filter(asks)))
  expect(list('otherForms')).toEqual(ids(everyForm.filter((form) => !asks(form))))
})

test('the policy knows which click ids are kept', () => {
  expect(list('clickIds')).toEqual(clickIds.toSorted())
})

test('the policy knows what is kept after an erasure', () => {
  const kept = everyForm.flatMap(({ id, fields, fixed }) => {
    const payload = Object.fromEntries(fields.map(({ name }) => [name, 'typed']))
    const left = redactPayload(id, { ...payload, ...fixed })
    return Object.keys(left).filter((name) => left[name] !== '')
  })
  expect(list('keptAfterErasure')).toEqual([...new Set(kept)].toSorted())
})

test('days and seconds are those of the code, of the backups and of the browser', () => {
  const { LEAD_RETENTION_DAYS } = parseEnv({ BACKEND_URL: 'http://a', BACKEND_TOKEN: 'b' })
  const backup = readFileSync('deploy/systemd/octa-gym-backup.service', 'utf8')
  expect(backup).toContain(`-mtime +$\${LEAD_RETENTION_DAYS:-${facts.keepDays}} -delete`)
  expect(facts).toMatchObject({
    keepDays: String(LEAD_RETENTION_DAYS),
    unfinishedDays: String(unfinishedDays),
    quickSeconds: String(quickMs / 1000),
    draftDays: String(keptMs.draft / dayMs),
    submissionDays: String(keptMs.submission / dayMs),
    clubDays: String(keptMs.club / dayMs),
  })
})

test('the policy knows what the browser never keeps, and which drafts outlive their tab', () => {
  const never = everyField.filter((field) => 'neverKept' in field && field.neverKept)
  expect(list('neverInBrowser')).toEqual(never.map(({ name }) => name))
  const outlive = everyForm.filter(({ steps }) => steps)
  expect(list('draftsOutliveTab')).toEqual(outlive.map(({ id }) => id))
})
