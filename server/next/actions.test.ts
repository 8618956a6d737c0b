import { actionFields, actionId, writeForm } from './actions'

/*
 * Read from React 19.3.1 in Next.js 16.4.5. When `e2e/server/guest-pass-without-script.spec.ts` or
 * `e2e/forms.spec.ts` fails after an update, look at the hidden fields of a form in
 * `.next/server/app/getpass.html`, and at the body that a browser posts with JavaScript.
 */

const id = '60eb87de75fad0f84a991bb81b8ce1cc891ddc5678'
const html =
  '<form><input type="hidden" name="$ACTION_REF_1"/>' +
  `<input type="hidden" name="$ACTION_1:0" value="{&quot;id&quot;:&quot;${id}&quot;}"/>` +
  '<input type="hidden" name="form" value="contact"/><input type="hidden" name="other" value="x"/></form>'

const action = actionFields(html)

const formOf = (fields: readonly [string, string][]) => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}
const written = (fields: readonly [string, string][], isCalled: boolean) => {
  const form = writeForm(formOf(fields), ['form', 'name'], action, isCalled)
  return form && [...form]
}

test('the hidden fields of a page name its form and its action', () => {
  expect(action).toEqual({ $ACTION_REF_1: '', '$ACTION_1:0': `{"id":"${id}"}`, form: 'contact' })
  expect(actionId(action)).toBe(id)
})

const called: [string, string] = ['0', '[null,"$K1"]']

test('a call is one of the action, with the fields of the form', () => {
  expect(written([called, ['_1_other', 'x'], ['_1_name', 'Asha']], true)).toEqual([
    ['_1_name', 'Asha'],
    called,
  ])
  expect(written([called, called, ['_1_name', 'Asha']], true)).toBeUndefined()
  expect(written([['0', '["$K1"]']], true)).toBeUndefined()
  expect(written([['_1_name', 'Asha']], true)).toBeUndefined()
  expect(written([called, ['2', '"$3"']], true)).toBeUndefined()
})
