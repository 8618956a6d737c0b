import { contact } from '@/content/forms/contact'
import { franchise } from '@/content/forms/franchise'
import { guestPass } from '@/content/forms/guest-pass'
import type { FormDescription } from '@/content/forms/types'
import * as cases from '@/e2e/support/form-cases'
import { exampleLead, exampleLeadValues } from '@/testing/example-form'
import { readText } from './form'
import { phoneDigits } from './normalise'
import { parseForm } from './parse'

const others = new Map<FormDescription, Record<string, string>>([
  [guestPass, cases.guestPass.values],
  [franchise, { ...cases.franchise.values, own_property: 'yes' }],
  [contact, cases.contact.values],
  [exampleLead, exampleLeadValues],
])

/** What becomes of a text that is typed into one field of a form in which all else is right. */
function parsed(form: FormDescription, name: string, text: string) {
  const data = new FormData()
  data.set('agree', 'on')
  for (const [key, value] of Object.entries(others.get(form) ?? {})) data.set(key, value)
  data.set(name, text)
  return parseForm(form, readText(data))
}

function sent(form: FormDescription, name: string, text: string) {
  const result = parsed(form, name, text)
  return result.ok ? result.payload[name] : result.errors
}

const pincodes: [FormDescription, string][] = [
  [guestPass, 'lead_postal_code'],
  [franchise, 'zip'],
]

test.each([
  ...['560092', '560 092', ' 560092 ', '560-092', '560–092', '560092.', '5 6 0 0 9 2'],
  ...['560\u00a0092', '\u00a0560092', '560\u202f092', '560\u3000092', '\t560092\n'],
  ...['५६००९२', '५६० ०९२', '୫୬୦୦୯୨', '௫௬௦௦௯௨', '٥٦٠٠٩٢', '５６００９２', '𝟧𝟨𝟢𝟢𝟫𝟤'],
  ...['\u202d560092\u202c', '560\u200b092', '560\u00ad092', '\ufeff560092', '560\u0000092'],
  ...['560\ufe0f092', '560\u3164092', '560\u034f092', '560\u17b4092', '560\u{e0100}092'],
])('the pincode %j goes out as 560092', (text) => {
  for (const [form, name] of pincodes) expect(sent(form, name, text)).toBe('560092')
})

test.each(['PIN 560092', '560092 Bengaluru', '5600921', '५६००९२१'])(
  'the pincode %j is refused whole, with words that ask for six digits',
  (text) => {
    for (const [form, name] of pincodes) {
      expect(parsed(form, name, text)).toMatchObject({
        errors: { [name]: expect.stringMatching(/six digits/) as string },
        values: { [name]: text },
      })
    }
  },
)

test.each([
  ...['6000', '6,000', '6 000', '6\u00a0000', '6, 000', '६०००', '६,०००', '6000.', '6000.00'],
  ...['6000 sq.ft', '6,000 sqft', '6000 sq. feet', '6000 Sq. Ft.', '6000sft', '6000 ft²'],
  ...['6000 square feet', '6000 s.f.', '6000 Sq.Fts', '6000 SQ FT', '६००० वर्ग फुट', '\u200b6000'],
])('the area %j goes out as 6000', (text) => {
  expect(sent(franchise, 'areasqft', text)).toBe('6000')
})

test.each([
  ['1,00,000', '100000'],
  ['100,000 sq ft', '100000'],
  ['12,50,000', '1250000'],
])('the area %s, in the groups of India or of elsewhere, goes out as %s', (text, area) => {
  expect(sent(franchise, 'areasqft', text)).toBe(area)
})

test.each(['many', '5k', '6000 sq m', '600 gaj', '60,00', '6.000', '6000.5', '-6000', '5000-6000'])(
  'the area %j is refused, with words that ask for a number of sq ft',
  (text) => {
    const wrong = { areasqft: expect.stringMatching(/sq\sft.* number/) as string }
    expect(sent(franchise, 'areasqft', text)).toEqual(wrong)
  },
)

test.each([
  ...['9800000000', '+919800000000', '+91 98000 00000', '+91-98000-00000', '+91 (0) 98000 00000'],
  ...['(+91) 98000 00000', '0091 98000 00000', '919800000000', '0919800000000', '91 098000 00000'],
  ...['09800000000', '0 98000–00000', '98000\u00a000000', '98000/00000', '９８０００ ０００００'],
  ...['\u202a+91 98000 00000\u202c', '\u200b98000\u200b00000', '98000\u00ad00000'],
  ...['＋919800000000', '98000\ufe0f00000', '98000\u1160\uffa000000'],
  ...['९८००००००००', '+९१ ९८००० ०००००', '৯৮০০০ ০০০০০', '٩٨٠٠٠٠٠٠٠٠'],
  ...['tel:+919800000000', 'TEL: 98000-00000', 'sms:9800000000', 'मोबाइल: 9800000000'],
  ...['wa.me/919800000000', 'https://wa.me/+919800000000', 'https://web.example/?phone=9800000000'],
  ...['+91 +91 9800000000', '+91 91 98000 00000', '+91-0091-98000-00000', '+91(+91)9800000000'],
  ...['9800000000*', '📞 9800000000', '98000//00000', '9️⃣8️⃣0️⃣0️⃣0️⃣0️⃣0️⃣0️⃣0️⃣0️⃣', '[98000] 00000'],
])('the phone number %j goes out as ten digits where there is no more room', (text) => {
  const payload = { ...exampleLead.fixed, lead_phone: '9800000000' }
  expect(parsed(exampleLead, 'lead_phone', text)).toMatchObject({ payload, compared: payload })
  expect(parsed(guestPass, 'lead_phone', text)).toMatchObject({
    compared: { lead_phone: '9800000000' },
  })
})

test.each([
  ['+91 98000 00000', '+91 98000 00000'],
  ['\u202d9800000000\u202c', '9800000000'],
  ['+९१\u00a0९८०००\u202f०००००', '+91 98000 00000'],
  ['0361–2345678', '0361-2345678'],
  ['tel:080 4123 4567', '080 4123 4567'],
])('the phone number %j goes out as %j where it has room', (text, number) => {
  for (const [form, name] of [
    [guestPass, 'lead_phone'],
    [contact, 'phone'],
  ] as const)
    expect(sent(form, name, text)).toBe(number)
})

test.each([
  ['+1 (415) 555-0100', '+14155550100'],
  ['+44 (0)20 7946 0000', '+442079460000'],
  ['0044 (0) 20 7946 0000', '+442079460000'],
  ['00 971 – 50 – 123 – 4567', '+971501234567'],
  ['+44 +44 20 7946 0000', '+442079460000'],
  ['+91 +971 50 123 4567', '+971501234567'],
  ['+39 06 1234 5678 90', '+39061234567890'],
])(
  'the number %j from abroad goes out as %j where it has no room, and a repeat is known by it',
  (text, lead_phone) => {
    expect(sent(guestPass, 'lead_phone', text)).toBe(lead_phone)
    expect(sent(contact, 'phone', text)).toBe(text.replaceAll('–', '-'))
    expect(parsed(guestPass, 'lead_phone', lead_phone)).toMatchObject({ compared: { lead_phone } })
  },
)

test('of several numbers in a field none is left out', () => {
  for (const text of [
    'Res:022 1234567/Off:022 7654321',
    '022 1234567/ 9800000000',
    '+91 98000 00000, +1 415 555 0100',
  ])
    expect(sent(contact, 'phone', text)).toBe(text.replace('Res:', ''))
})

test.each([
  ['Mob 9800000000', /only your number/],
  ['+91 98000 00000 +91 98000 00001', /only your number/],
  ['9800000000 Asha', /only your number/],
  ['+91 98000 000001', /at most 10 digits/],
  ['9800000000 / 9800000001', /at most 10 digits/],
  ['+44 20 7946 0958', /at most 10 digits/],
  ['+65 9123 4567', /at most 10 digits.* the \+ of another country is/],
])('of the phone number %j the message says what is in the way', (text, words) => {
  const wrong = { lead_phone: expect.stringMatching(words) as string }
  expect(sent(exampleLead, 'lead_phone', text)).toEqual(wrong)
})

test.each([
  ...['\u200b', '\u200d', '\u200e', '\u2060', '\u00ad', '\u115f', '\u3164', '\u2800', '\ufe0f'],
  ...['\u180e', '\u034f', '\u061c', '\uffa0', '\u{e0041}', '\u0000', ' \u200b\u3000\u2028'],
  ...['\u0301', '\u093f\u094d', '\u20e3\ufe0f'],
])('a field that holds only %j is empty', (text) => {
  for (const [form, name, message] of [
    [guestPass, 'lead_first_name', 'First Name is Mandatory'],
    [exampleLead, 'lead_phone', 'Please enter your Phone number'],
    [contact, 'comments', 'Please input comments'],
  ] as const)
    expect(sent(form, name, text)).toEqual({ [name]: message })
  expect(sent(franchise, 'areasqft', text)).toBe('')
})

test.each([
  ['Asha\u00a0Rao', 'Asha Rao'],
  ['Asha\u0000\tRao\n', 'Asha Rao'],
  ['\ufeffAs\u00adha\u200b\u2060', 'Asha'],
])('of the name %j goes out what can be seen: %j', (text, name) => {
  expect(sent(guestPass, 'lead_last_name', text)).toBe(name)
})

test('of an e-mail address goes out what can be seen', () => {
  expect(sent(guestPass, 'lead_email', 'as\u180bha@b.example')).toBe('asha@b.example')
  expect(sent(guestPass, 'lead_email', '\u200easha\u200d@b.example\u00a0')).toBe('asha@b.example')
})

test('a message keeps its lines and loses what nobody sees', () => {
  expect(sent(contact, 'comments', ' Two lines\r\n\tand \u0007a\u200b last one\n')).toBe(
    'Two lines\n\tand a last one',
  )
})

test('a mobile number that begins with 91 is not that of a landline without it', () => {
  for (const typed of ['91234 56789', '+91 91234 56789', '091 91234 56789'])
    expect(phoneDigits(typed)).toBe('9123456789')
})
