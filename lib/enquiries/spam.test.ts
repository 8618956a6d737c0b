import { readFileSync } from 'node:fs'
import { contact } from '@/content/forms/contact'
import { forms } from '@/content/forms/forms'
import { hiddenFields, trapField } from '@/content/forms/hidden-fields'
import { franchise } from '@/content/forms/franchise'
import { guestPass } from '@/content/forms/guest-pass'
import type { FormDescription } from '@/content/forms/types'
import { quarantineReason } from './spam'

const reason = (form: FormDescription, values: Record<string, string>) =>
  quarantineReason(form, (name) => values[name] ?? '')

test('no form asks for anything by the names of the hidden fields', () => {
  const asked = [...forms.values()].flatMap(({ fields }) => fields.map(({ name }) => name))
  expect(asked.filter((name) => hiddenFields.includes(name))).toEqual([])
})

test.each<[string, FormDescription, Record<string, string>]>([
  ['hidden field filled in', guestPass, { [trapField]: ' ' }],
  ['sent too quickly', guestPass, { elapsed: '999' }],
  ['link in lead_city', guestPass, { lead_city: 'Win HTTPS://a.example now' }],
  ['link in lead_phone', guestPass, { lead_phone: 'www.a.example 98000' }],
  ['link in phone', contact, { phone: 'https://wa.me/message/ABC' }],
  ['link in lead_email', guestPass, { lead_email: 'http://evil.example/?a@b.in' }],
  ['marked-up link in lead_phone', guestPass, { lead_phone: '[url=a.example]98000[/url]' }],
  ['marked-up link in comments', contact, { comments: 'Buy <a href="a.example">here</a>' }],
  ['many links in comments', contact, { comments: 'http://a, https://b and www.c.example' }],
])('what looks like spam is quarantined: %s', (expected, form, values) => {
  expect(reason(form, values)).toBe(expected)
})

test.each([
  ...['bit.ly/3xYz Claim prize', 'BIT.LY/3XYZ', 't․me/winbig', 'evil.com/x', 'deals.in/offer'],
  ...['prize.in', 'prize.tk', 'win.us claim', 'free.pw', 'casino.vip now', 'bet365.live'],
  ...[
    'evil.com',
    'loan.store',
    'jackpot.bet',
    'xn--evil.cfd',
    'кazino.рф',
    'evil[.]com',
    'evil (dot) com',
  ],
  ...['hxxp://evil.dev', 'hxxp:\\\\evil.tk', 'http:∕∕evil', 'Ｗww．evil．com', 'evil。com'],
  ...['h\u200bttps:/\u200d/evil', 'evil.c\u200bom'],
])('a name with a link is quarantined: %s', (lead_last_name) => {
  expect(reason(guestPass, { lead_last_name })).toBe('link in lead_last_name')
})

test('names, places and e-mail addresses of India are people’s', () => {
  const fields = new Map([
    ['name', ['lead_first_name', 'lead_last_name']],
    ['place', ['lead_city', 'lead_last_name']],
    ['email', ['lead_email']],
  ])
  const people = readFileSync(`${import.meta.dirname}/spam-people.txt`, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
  expect(people.length).toBeGreaterThan(300)
  const arrives = ([kind = '', text = '']: string[]) =>
    fields.get(kind)?.every((name) => !reason(guestPass, { [name]: text }))
  expect(people.filter((one) => !arrives(one))).toEqual([])
})

test.each([
  ...['APJAbdulKalam', 'PVNarasimhaRao', 'A.R.Rahman', 'K.Ravi', 'Dr.Rao', 'Md.Rafiq S/O Ali'],
  ...["St. John's", 'María-José', 'Awww. Kumar', 'Anna <3', 'Delhi/NCR', 'न्यू दिल्ली', 'a@b.com'],
  ...['Ravi Kumar B.Com', 'R. Mohan (B.Com, LLB)', 'CA. Ravi B.Com FCA', 'Rao b.com', 'm.com'],
  ...['Kumar B.Com/LLB', 'M.Sc.NET', 'm.sc.net', 'ugc.net', 'ravi.in', 'anitha.tk', 'S.Co', 'K.Me'],
  ...['Dr.In', 'Md.Irfan/Khan', 'Sh.Ram/Lal', 'V.P.Singh/Delhi', 'c/o K.Rao/12', 'Pvt.Ltd/Co'],
  ...['Dist.Pune/MH', 'Tal.Haveli/Pune', 'Opp.Station/Thane', 'Nr.Park/Pune', 'Opp.School/Road'],
  ...['opp.club', 'near.shop 4', 'H.No.12/3', 'Plot.No/45', 'Pune.in', 'asha gmail.com'],
  'J.P.NAGAR',
])('a name or a city is a person’s: %s', (text) => {
  expect(reason(guestPass, { lead_last_name: text, lead_city: text })).toBeUndefined()
})

test.each<[string, FormDescription, Record<string, string>]>([
  ['two links in a message', contact, { comments: 'See https://www.a.example and www.b.example' }],
  ['a phone’s own chat', contact, { phone: 'https://wa.me/919800000000' }],
  ['slashes in a phone number', guestPass, { lead_phone: '98000//00000' }],
  ['a chat to answer in', contact, { comments: 'Write to https://wa.me/919800000000 please' }],
  ['a link where one belongs', franchise, { desiredlocation: 'https://maps.example/x' }],
  ['an e-mail address after www', guestPass, { lead_email: 'www.asha.rao@example.in' }],
  ['an e-mail address after http', guestPass, { lead_email: 'http://asha@example.in' }],
  ['a second after the page began to load', guestPass, { elapsed: '1000' }],
  ['a time that no page says', guestPass, { elapsed: '-5' }],
  ['nothing filled in', guestPass, {}],
])('what a person may send is not quarantined: %s', (_, form, values) => {
  expect(reason(form, values)).toBeUndefined()
})
