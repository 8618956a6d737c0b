import { contact } from '@/content/forms/contact'
import { franchise } from '@/content/forms/franchise'
import { exampleLead } from '@/testing/example-form'
import { redactPayload } from './redact'

jest.mock('@/content/forms/retired', () => ({ retiredForms: [{ form: exampleLead }] }))

test('choices, consent and the values that the server sets stay', () => {
  const chosen = { state: 'Goa', own_property: 'yes', agree: true }
  const payload = { ...chosen, zip: '403001', areasqft: '5000' }
  expect(redactPayload(franchise.id, payload)).toEqual({ ...chosen, zip: '', areasqft: '' })
  const fixed = exampleLead.fixed ?? {}
  expect(redactPayload(exampleLead.id, { ...fixed, lead_phone: '98' })).toEqual({
    ...fixed,
    lead_phone: '',
  })
})

test('of a form or a field that is not described any more all text goes', () => {
  const payload = { state: 'Goa', name: 'Asha', clubid: 101, agree: true }
  expect(redactPayload('gone', payload)).toEqual({ state: '', name: '', clubid: 101, agree: true })
  expect(redactPayload(contact.id, { nickname: 'Ash' })).toEqual({ nickname: '' })
})
