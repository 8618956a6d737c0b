import { contact } from '@/content/forms/contact'
import { franchise } from '@/content/forms/franchise'
import { guwahatiLead } from '@/content/forms/landing-lead'
import { blankPayload } from './redact'

test('of a message nothing that was typed is left', () => {
  const payload = Object.fromEntries(contact.fields.map(({ name }) => [name, 'typed']))
  expect(new Set(Object.values(blankPayload(contact.id, payload)))).toEqual(new Set(['']))
})

test('choices, consent and the values that the server sets stay', () => {
  const chosen = { state: 'Goa', own_property: 'yes', agree: true }
  const payload = { ...chosen, zip: '403001', areasqft: '5000' }
  expect(blankPayload(franchise.id, payload)).toEqual({ ...chosen, zip: '', areasqft: '' })
  const fixed = guwahatiLead.fixed ?? {}
  expect(blankPayload(guwahatiLead.id, { ...fixed, lead_phone: '98' })).toEqual({
    ...fixed,
    lead_phone: '',
  })
})

test('of a form or a field that is not described any more all text goes', () => {
  const payload = { state: 'Goa', name: 'Asha', clubid: 101, agree: true }
  expect(blankPayload('gone', payload)).toEqual({ state: '', name: '', clubid: 101, agree: true })
  expect(blankPayload(contact.id, { nickname: 'Ash' })).toEqual({ nickname: '' })
})
