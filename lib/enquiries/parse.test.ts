import { contact } from '@/content/forms/contact'
import { franchise } from '@/content/forms/franchise'
import { guestPass } from '@/content/forms/guest-pass'
import {
  contact as contactCase,
  franchise as franchiseCase,
  guestPass as guestPassCase,
} from '@/e2e/support/form-cases'
import { leastMs } from '@/testing/least-ms'
import { readText } from './form'
import { parseForm } from './parse'
import type { FormDescription } from '@/content/forms/types'

const typed: Record<string, string> = {
  ...guestPassCase.values,
  lead_email: ' asha@example.in ',
  agree: 'on',
}

function post(values: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return readText(data)
}

const with_ = (change: Record<string, string>) =>
  parseForm(guestPass, post({ ...typed, ...change }))

test('errors are in the order of the form', () => {
  const parsed = parseForm(guestPass, post({}))
  expect(parsed.ok || Object.keys(parsed.errors)).toEqual(guestPass.fields.map(({ name }) => name))
})

test.each<[string, number, FormDescription]>([
  ['lead_phone', 16, guestPass],
  ['lead_postal_code', 6, guestPass],
  ['lead_first_name', 100, guestPass],
  ['lead_city', 100, guestPass],
  ['comments', 4000, contact],
])('%s takes %i characters and no more, spaces around not counted', (name, length, form) => {
  const errors = (value: string) => {
    const others = form === contact ? contactCase.values : typed
    const parsed = parseForm(form, post({ ...others, [name]: value }))
    return parsed.ok ? {} : parsed.errors
  }
  expect(errors(` ${'1'.repeat(length)} `)).toEqual({})
  expect(Object.keys(errors('1'.repeat(length + 1)))).toEqual([name])
  expect(errors('1'.repeat(length + 1))[name]).toContain(length.toLocaleString('en-GB'))
})

test.each([
  ['clubid', '102'],
  ['clubid', 'Bandra - Mumbai'],
  ['lead_state', 'Telangana'],
])('%s=%s is not in the list and invalid as a missing choice', (name, value) => {
  expect(with_({ [name]: value }).ok).toBe(false)
})

test('no format of an e-mail address is asked for', () => {
  expect(with_({ lead_email: 'not an address' }).ok).toBe(true)
})

test('a conditional field counts only while its condition holds', () => {
  const parse = (values: Record<string, string>) =>
    parseForm(franchise, post({ ...franchiseCase.values, agree: 'on', ...values }))
  const no = parse({ own_property: 'no', areasqft: 'many' })
  expect(no.ok && no.payload).not.toHaveProperty('areasqft')
  expect(parse({ own_property: 'yes', areasqft: 'many' }).ok).toBe(false)
})

test('a form is checked in less than 20 ms of the processor, whatever text is in its fields', async () => {
  const parts = ['a', ' ', '0', '.', '@', 'a@', 'a.', '-', '+91 ', 'http://', '\n', 'e\u0301']
  for (const form of [guestPass, franchise, contact])
    for (const part of parts) {
      const text = `${part.repeat(20_000 / part.length)}!`
      const long = post(Object.fromEntries(form.fields.map(({ name }) => [name, text])))
      expect(await leastMs(20, () => parseForm(form, long))).toBeLessThan(20)
    }
})
