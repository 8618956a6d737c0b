import { franchise } from '@/content/forms/franchise'
import { guestPass } from '@/content/forms/guest-pass'
import { guestPass as guestPassCase } from '@/e2e/support/form-cases'
import { checkForm, formSchema, nationalNumber } from './form'

const validate = (fields: Parameters<typeof formSchema>[0], values: unknown) =>
  formSchema(fields)['~standard'].validate(values)

test('each wrong field is an issue at its name, with the message of the form’s one check', () => {
  const errors = Object.entries(checkForm(franchise.fields, () => ''))
  expect(validate(franchise.fields, {})).toEqual({
    issues: errors.map(([name, message]) => ({ path: [name], message })),
  })
})

test('values that are in order come back as they are, a ticked box too', () => {
  const values = { ...guestPassCase.values, agree: true }
  expect(validate(guestPass.fields, values)).toEqual({ value: values })
  expect(validate(guestPass.fields, { ...values, agree: false })).toEqual({
    issues: [{ path: ['agree'], message: '' }],
  })
})

test.each([undefined, null, 'text'])('%p has nothing filled in', (value) => {
  expect(validate(guestPass.fields, value)).toHaveProperty('issues.length', 9)
})

test.each([
  '9800000000',
  '+919800000000',
  '+91 98000 00000',
  '+91-98000-00000',
  '+91 (0) 98000 00000',
  '0091 98000 00000',
  '919800000000',
  '09800000000',
  '0 98000–00000',
  '\u202a+91 98000 00000\u202c',
])('%j is the number 9800000000', (typed) => {
  expect(nationalNumber(typed)).toBe('9800000000')
})

test.each(['+44 20 7946 0958', '98000 00000 ext. 12', 'ask Asha', '+91', '0', ''])(
  '%j is no number of ten digits, and stays as it is',
  (typed) => {
    expect(nationalNumber(typed)).toBe(typed)
  },
)

test('a number that begins with 91 keeps it', () => {
  expect(nationalNumber('91000 00000')).toBe('9100000000')
})
