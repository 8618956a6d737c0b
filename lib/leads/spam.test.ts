import { contact } from '@/content/forms/contact'
import { feedback } from '@/content/forms/feedback'
import { forms } from '@/content/forms/forms'
import { franchise } from '@/content/forms/franchise'
import { guestPass } from '@/content/forms/guest-pass'
import type { FormDescription } from '@/content/forms/types'
import { spamReason } from './spam'

const reason = (form: FormDescription, values: Record<string, string>) =>
  spamReason(form, (name) => values[name] ?? '')

test('who fills in the field that people don’t see is a suspect', () => {
  expect(reason(guestPass, { subject: 'Cheap watches' })).toBe('hidden field filled in')
  expect(reason(guestPass, { subject: ' ' })).toBe('hidden field filled in')
  expect(reason(guestPass, {})).toBeUndefined()
})

test('no form asks for anything by the names of the hidden fields', () => {
  const hidden = ['form', 'subject', 'notice', 'submission', 'visit', 'elapsed']
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
])('a link in a name or a city makes a suspect: %s', (text) => {
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

test('a link where a person may well put one makes no suspect', () => {
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
