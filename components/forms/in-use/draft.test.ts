/** @jest-environment jsdom */
import { forgetOld, hasDraft, keptMs } from '@/components/forms/browser-storage'
import { sendWaiting } from '@/components/forms/waiting/resume'
import { contact } from '@/content/forms/contact'
import { forms } from '@/content/forms/forms'
import { franchise } from '@/content/forms/franchise'
import type { FormDescription } from '@/content/forms/types'
import { writeDraft } from './draft'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const hidden = ['form', 'consent_version', 'attribution', 'elapsed', 'submission']

const everyValue = ({ fields }: FormDescription) =>
  Object.fromEntries([
    ...fields.map(({ name }) => [name, `typed ${name}`]),
    ...hidden.map((name) => [name, 'hidden']),
  ]) as Record<string, string>

const draftOf = (form: string) => localStorage.getItem(`draft:${form}`) ?? ''

const kept = (form: string) =>
  Object.keys((JSON.parse(draftOf(form)) as { values: Record<string, string> }).values)

test('a draft has no consent, no available capital and nothing that the form does not show', () => {
  for (const form of forms.values()) {
    writeDraft('localStorage', form, everyValue(form))
    const names = form.fields.map(({ name }) => name)
    expect(kept(form.id)).toEqual(
      names.filter((name) => name !== 'agree' && name !== 'availablecapital'),
    )
  }
})

test('a form that came back after its tab was closed leaves both out too, also without AbortSignal.timeout', async () => {
  Reflect.deleteProperty(AbortSignal, 'timeout')
  const answer = { ok: true, redirected: false, url: 'http://localhost/franchise' }
  Object.assign(globalThis, { fetch: () => Promise.resolve(answer) })
  const fields = Object.entries({ ...everyValue(franchise), form: 'franchise', agree: 'on' })
  expect(await sendWaiting('waiting:1', { at: 0, page: '/franchise', fields })).toBe('came back')
  expect(kept('franchise')).toContain('firstname')
  expect(draftOf('franchise')).not.toMatch(/agree|capital|hidden/)
})

test('any page deletes drafts, waiting forms and ids that are too old, and nothing else', () => {
  const now = Date.now()
  jest.useFakeTimers({ now })
  const values = { firstname: 'Asha' }
  writeDraft('localStorage', franchise, values)
  writeDraft('sessionStorage', contact, values)
  localStorage['waiting:1'] = JSON.stringify({ at: now, page: '/contact', fields: [] })
  localStorage['submission:contact'] = `a1b2 ${now}`
  localStorage.other = 'stays'
  localStorage['draft:broken'] = 'no draft'
  jest.setSystemTime(now + keptMs.submission - 1)
  forgetOld()
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'draft:franchise',
    'other',
    'submission:contact',
    'waiting:1',
  ])
  jest.setSystemTime(now + keptMs.draft - 1)
  expect([hasDraft(franchise.id), hasDraft(contact.id)]).toEqual([true, true])
  expect(localStorage).not.toHaveProperty('submission:contact')
  jest.setSystemTime(now + keptMs.draft)
  forgetOld()
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['other'], []])
  jest.useRealTimers()
})
