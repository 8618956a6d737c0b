import { contact } from '@/content/forms/contact'
import { franchise } from '@/content/forms/franchise'
import { guestPass } from '@/content/forms/guest-pass'
import { contact as contactCase, guestPass as guestPassCase } from '@/e2e/support/form-cases'
import { parseForm } from './parse'
import type { FormDescription } from '@/content/forms/types'

const typed: Record<string, string> = {
  ...guestPassCase.values,
  lead_email: ' asha@example.in ',
  agree: 'on',
}

function post(values: Record<string, string | Blob>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

const with_ = (change: Record<string, string | Blob>) =>
  parseForm(guestPass, post({ ...typed, ...change }))

test('a guest pass becomes exactly the fields of the wire, trimmed, with a number and a boolean', () => {
  expect(with_({ form: 'guest-pass', submission: 'abc', other: 'x' })).toMatchObject({
    ok: true,
    payload: { ...typed, ...guestPassCase.adds, lead_email: 'asha@example.in', agree: true },
  })
  const parsed = with_({ other: 'x' })
  expect(parsed.ok && Object.keys(parsed.payload)).toHaveLength(9)
})

test.each(Object.entries({ ...guestPassCase.messages, agree: '' }))(
  '%s missing, empty or blank is invalid with its message',
  (name, message) => {
    const others = Object.fromEntries(Object.entries(typed).filter(([key]) => key !== name))
    for (const values of [others, { ...others, [name]: '' }, { ...others, [name]: ' \t\n' }]) {
      expect(parseForm(guestPass, post(values))).toMatchObject({
        ok: false,
        errors: { [name]: message },
      })
    }
  },
)

test('everything typed comes back as it was typed', () => {
  expect(with_({ lead_city: '  ' })).toMatchObject({
    ok: false,
    values: { ...typed, lead_city: '  ' },
  })
})

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

test('a file in the place of text is invalid', () => {
  expect(with_({ lead_city: new Blob(['x']) }).ok).toBe(false)
})

test('a line of text ends as it was typed, not as browsers send it', () => {
  const comments = 'Two lines\r\nand a last one'
  const parsed = parseForm(contact, post({ ...contactCase.values, comments }))
  expect(parsed.ok && parsed.payload).toEqual({
    ...contactCase.values,
    comments: 'Two lines\nand a last one',
  })
})

describe('rules of other forms', () => {
  const form: FormDescription = {
    ...franchise,
    fields: franchise.fields.filter(({ name }) => /^(zip|own_property|areasqft)$/.test(name)),
    fixed: { clubid: 106, lead_state: 'Rajasthan' },
  }
  const parse = (values: Record<string, string>) =>
    parseForm(form, post({ zip: '560092', ...values }))

  test('a conditional field counts only while its condition holds', () => {
    expect(parse({ own_property: 'no', areasqft: 'many' })).toMatchObject({
      ok: true,
      payload: { own_property: 'no', clubid: 106, lead_state: 'Rajasthan' },
    })
    const no = parse({ own_property: 'no', areasqft: '5000' })
    expect(no.ok && no.payload).not.toHaveProperty('areasqft')
    const yes = parse({ own_property: 'yes', areasqft: '5000' })
    expect(yes.ok && yes.payload).toHaveProperty('areasqft', '5000')
  })

  test('letters are invalid where only digits are taken, and an optional field may be empty', () => {
    expect(parse({ own_property: 'yes', areasqft: '5k' }).ok).toBe(false)
    expect(parse({ own_property: 'no', zip: '56OO92' }).ok).toBe(false)
    expect(parse({ own_property: 'yes', areasqft: '' }).ok).toBe(true)
  })

  test('fixed values are the server’s, whatever is posted', () => {
    const parsed = parse({ own_property: 'no', clubid: '101', lead_state: 'Goa' })
    expect(parsed.ok && parsed.payload).toMatchObject({ clubid: 106, lead_state: 'Rajasthan' })
  })
})

test('a form is checked in less than 20 ms of the processor, whatever text is in its fields', () => {
  const parts = ['a', ' ', '0', '.', '@', 'a@', 'a.', '-', '+91 ', 'http://', '\n', 'e\u0301']
  for (const form of [guestPass, franchise, contact])
    for (const part of parts) {
      const text = `${part.repeat(20_000 / part.length)}!`
      const long = post(Object.fromEntries(form.fields.map(({ name }) => [name, text])))
      const times = Array.from({ length: 5 }, () => {
        const begun = process.threadCpuUsage()
        parseForm(form, long)
        return process.threadCpuUsage(begun).user / 1000
      })
      expect(Math.min(...times)).toBeLessThan(20)
    }
})
