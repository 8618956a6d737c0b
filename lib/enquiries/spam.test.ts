import { contact } from '@/content/forms/contact'
import { forms } from '@/content/forms/forms'
import { franchise } from '@/content/forms/franchise'
import { guestPass } from '@/content/forms/guest-pass'
import type { FormDescription } from '@/content/forms/types'
import { heldReason } from './spam'

const reason = (form: FormDescription, values: Record<string, string>) =>
  heldReason(form, (name) => values[name] ?? '')

test('no form asks for anything by the names of the hidden fields', () => {
  const hidden = ['form', 'subject', 'consent_version', 'submission', 'attribution', 'elapsed']
  const asked = [...forms.values()].flatMap(({ fields }) => fields.map(({ name }) => name))
  expect(asked.filter((name) => hidden.includes(name))).toEqual([])
})

test.each<[string, FormDescription, Record<string, string>]>([
  ['hidden field filled in', guestPass, { subject: ' ' }],
  ['sent too quickly', guestPass, { elapsed: '999' }],
  ['link in lead_city', guestPass, { lead_city: 'Win HTTPS://a.example now' }],
  ['link in lead_phone', guestPass, { lead_phone: '[url=a.example]98000[/url]' }],
  ['link in lead_last_name', guestPass, { lead_last_name: 'bit.ly/3xYz Claim prize' }],
  ['link in lead_last_name', guestPass, { lead_last_name: 'prize.in' }],
  ['link in lead_last_name', guestPass, { lead_last_name: 'hxxp://evil.dev' }],
  ['link in lead_last_name', guestPass, { lead_last_name: 'Ｗww．evil．com' }],
  ['link in lead_last_name', guestPass, { lead_last_name: 'evil。com' }],
  ['link in lead_last_name', guestPass, { lead_last_name: 'h\u200bttps:/\u200d/evil' }],
  ['marked-up link in comments', contact, { comments: 'Buy <a href="a.example">here</a>' }],
  ['many links in comments', contact, { comments: 'http://a, https://b and www.c.example' }],
])('a robot’s form is held: %s', (expected, form, values) => {
  expect(reason(form, values)).toBe(expected)
})

test.each([
  ...['APJAbdulKalam', 'PVNarasimhaRao', 'A.R.Rahman', 'K.Ravi', 'Dr.Rao', 'Md.Rafiq S/O Ali'],
  ...["St. John's", 'María-José', 'Awww. Kumar', 'Anna <3', 'Delhi/NCR', 'न्यू दिल्ली', 'a@b.com'],
])('a name or a city is a person’s: %s', (text) => {
  expect(reason(guestPass, { lead_last_name: text, lead_city: text })).toBeUndefined()
})

test.each<[string, FormDescription, Record<string, string>]>([
  ['two links in a message', contact, { comments: 'See https://www.a.example and www.b.example' }],
  ['a link where one belongs', franchise, { desiredlocation: 'https://maps.example/x' }],
  ['a second after the page began to load', guestPass, { elapsed: '1000' }],
  ['a time that no page says', guestPass, { elapsed: '-5' }],
  ['nothing filled in', guestPass, {}],
])('what a person may send is not held: %s', (_, form, values) => {
  expect(reason(form, values)).toBeUndefined()
})
