import { franchise } from '@/content/forms/franchise'
import { guestPass } from '@/content/forms/guest-pass'
import { guestPass as guestPassCase } from '@/e2e/support/form-cases'
import { checkForm, formSchema } from './form'

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

test('what a page of an earlier release offered and is gone has a message of its own', () => {
  const club = {
    kind: 'select',
    name: 'club',
    label: 'Club',
    message: 'Please select',
    options: [{ value: '2', label: 'Lake Road' }],
    gone: { values: ['1'], message: 'This club is closed.' },
  } as const
  const said = (value: string) => checkForm([club], () => value)
  expect(said('1')).toEqual({ club: 'This club is closed.' })
  expect(said('3')).toEqual({ club: 'Please select' })
  expect(said('2')).toEqual({})
})
