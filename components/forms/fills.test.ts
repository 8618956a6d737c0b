/** @jest-environment jsdom */
import { guestPass } from '@/content/forms/guest-pass'
import { isClubChoice } from '@/content/forms/types'
import { fillFromClub } from './fills'

const club = (value: string, lead_state: string, lead_city: string) => ({
  value,
  label: lead_city,
  presets: { lead_state, lead_city },
})
const options = [club('104', 'Maharashtra', 'Mumbai'), club('108', 'Assam', 'Guwahati')]
const form = {
  ...guestPass,
  fields: guestPass.fields.map((field) => (isClubChoice(field) ? { ...field, options } : field)),
}

const names = ['clubid', 'lead_state', 'lead_city'] as const
type Values = Partial<Record<(typeof names)[number], string>>

/** The three fields of the guest pass on a page at this address, reached by `way`; the visitor is in `focused`. */
function openForm(values: Values = {}, search = '', way = 'navigate', focused = '') {
  history.replaceState(null, '', `/getpass${search}`)
  Object.assign(performance, { getEntriesByType: () => [{ type: way }] })
  document.body.innerHTML = '<form></form>'
  const shown = document.forms[0] as HTMLFormElement
  for (const field of form.fields.filter(({ name }) => names.some((one) => one === name))) {
    const options = 'options' in field ? [{ value: '', label: '' }, ...field.options] : []
    const list = options.map(({ value, label }) => `<option value="${value}">${label}</option>`)
    const control =
      list.length > 0
        ? `<select name="${field.name}">${list.join('')}</select>`
        : `<input name="${field.name}">`
    shown.insertAdjacentHTML('beforeend', `<div data-field>${control}</div>`)
  }
  const control = (name: string) => shown.elements.namedItem(name) as HTMLInputElement
  const put = (typed: Values) => {
    for (const [name, value] of Object.entries(typed)) control(name).value = value
  }
  put(values)
  if (focused) control(focused).focus()
  const filled: string[] = []
  fillFromClub(shown, form, (name) => filled.push(name))
  return {
    filled,
    values: () => names.map((name) => control(name).value),
    notes: () => shown.querySelectorAll('[data-filled]').length,
    type(typed: Values) {
      put(typed)
      for (const name of Object.keys(typed))
        control(name).dispatchEvent(new Event('input', { bubbles: true }))
    },
  }
}

// The club that an earlier test chose.
beforeEach(() => localStorage.clear())

const bandra = ['104', 'Maharashtra', 'Mumbai']

test('what a visitor typed stays, whichever club is chosen', () => {
  const form = openForm({ lead_city: 'Thane' })
  form.type({ clubid: '104' })
  expect(form.values()).toEqual(['104', 'Maharashtra', 'Thane'])
  expect(form.filled).toEqual(['lead_state'])
  form.type({ lead_state: 'Goa' })
  form.type({ clubid: '108' })
  expect(form.values()).toEqual(['108', 'Goa', 'Thane'])
  expect(form.notes()).toBe(0)
})

test('the club of a link is chosen, whatever stands behind its number, also over that of an earlier draft', () => {
  for (const end of ['', '.', '/', ')', '%20', '&utm_source=x', '?utm_source=x', '%3Futm_source=x'])
    expect(openForm({}, `?club=104${end}`).values()).toEqual(bandra)
  for (const search of ['?club=%31%30%34', '?CLUB=104', '?utm_source=ig?club=104'])
    expect(openForm({}, search).values()).toEqual(bandra)
  const draft = { clubid: '108', lead_state: 'Assam', lead_city: 'Guwahati' }
  expect(openForm(draft, '?club=104').values()).toEqual(bandra)
  expect(openForm({ ...draft, lead_city: 'Tezpur' }, '?club=104').values()).toEqual([
    '104',
    'Maharashtra',
    'Tezpur',
  ])
})

test('after Back the choice of the visitor stays, and an unknown club chooses none', () => {
  expect(openForm({ clubid: '108' }, '?club=104', 'back_forward').values()[0]).toBe('108')
  expect(openForm({}, '?club=999').values()).toEqual(['', '', ''])
})

test('a field that the visitor is in is not filled in while they type', () => {
  const form = openForm({}, '?club=104', 'navigate', 'lead_city')
  expect(form.values()).toEqual(['104', 'Maharashtra', ''])
})
