import { contact } from '@/content/forms/contact'
import { feedback } from '@/content/forms/feedback'
import { forms } from '@/content/forms/forms'
import { franchise } from '@/content/forms/franchise'
import { guestPass } from '@/content/forms/guest-pass'
import type { FormDescription } from '@/content/forms/types'
import genuine from './fixtures/genuine-submissions.json'
import robots from './fixtures/robot-submissions.json'
import { heldReason } from './robots'

const reason = (form: FormDescription, values: Record<string, string>) =>
  heldReason(form, (name) => values[name] ?? '')

test('who fills in the field that people don’t see is taken for a robot', () => {
  expect(reason(guestPass, { subject: 'Cheap watches' })).toBe('hidden field filled in')
  expect(reason(guestPass, { subject: ' ' })).toBe('hidden field filled in')
  expect(reason(guestPass, {})).toBeUndefined()
})

test('no form asks for anything by the names of the hidden fields', () => {
  const hidden = ['form', 'subject', 'consent_version', 'submission', 'attribution', 'elapsed']
  const asked = [...forms.values()].flatMap(({ fields }) => fields.map(({ name }) => name))
  expect(asked.filter((name) => hidden.includes(name))).toEqual([])
})

test.each([
  'http://a.example',
  'Win HTTPS://a.example now',
  'www.a.example',
  'see www.a.example',
  '[url=a.example]Asha[/url]',
  '<a href="a.example">Asha</a>',
])('a link in a name or a city is a robot’s: %s', (text) => {
  expect(reason(guestPass, { lead_last_name: text })).toBe('link in lead_last_name')
  expect(reason(guestPass, { lead_city: text })).toBe('link in lead_city')
  expect(reason(feedback, { fullname: text })).toBe('link in fullname')
})

test.each([
  'O’Brien',
  "O'Brien",
  'María-José',
  "St. John's",
  'Awww. Kumar',
  'Wwwambo',
  'www',
  'Anna <3',
  'A. R. Rahman',
  'Nguyễn http',
  'न्यू दिल्ली',
])('a name is a name: %s', (text) => {
  expect(reason(guestPass, { lead_last_name: text, lead_city: text })).toBeUndefined()
})

test('a link where a person may well put one is no robot’s', () => {
  expect(reason(contact, { comments: 'See https://a.example' })).toBeUndefined()
  expect(reason(franchise, { desiredlocation: 'https://maps.example/x' })).toBeUndefined()
})

test.each([
  ['0', 'sent too quickly'],
  ['999', 'sent too quickly'],
  ['1000', undefined],
  ['86400000', undefined],
  ['', undefined],
  ['-5', undefined],
  ['soon', undefined],
])('sent %s ms after it was shown: %s', (elapsed, expected) => {
  expect(reason(guestPass, { elapsed })).toBe(expected)
})

describe('of the collected submissions', () => {
  const reasonFor = (one: { form: string; values: Record<string, string | undefined> }) => {
    const form = forms.get(one.form)
    if (!form) throw new Error(`There is no form ${one.form}`)
    return heldReason(form, (name) => one.values[name] ?? '')
  }

  test('not one of a person is held', () => {
    expect(genuine.length).toBeGreaterThanOrEqual(60)
    const held = genuine.map((one) => [one.who, reasonFor(one)]).filter(([, why]) => why)
    expect(held).toEqual([])
  })

  test('most of robots are held, and these are not', () => {
    expect(robots.length).toBeGreaterThanOrEqual(60)
    expect(robots.filter((one) => !reasonFor(one)).map(({ who }) => who)).toEqual([
      'headless, waits two seconds',
      'without JavaScript, plausible',
      'sales pitch without a link',
      'sales pitch with one link',
      'sales pitch with two links',
      'types and clicks like a person',
      'praise to get published',
      'plausible person with a throw-away address',
      'domain before an at sign',
    ])
  })
})
