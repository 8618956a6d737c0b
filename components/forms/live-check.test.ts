/** @jest-environment jsdom */
import { createLiveCheck } from './live-check'

const check = jest.fn<Record<string, string>, []>()
const onErrors = jest.fn()

/** A form of two fields with its live check, and how a visitor changes one of them. */
function openForm() {
  document.body.innerHTML = '<form><input name="city"><input name="phone"></form>'
  const form = document.forms[0] as HTMLFormElement
  return {
    ...createLiveCheck(form, check, onErrors),
    async change(name: string) {
      form.querySelector(`[name="${name}"]`)?.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise((resolve) => process.nextTick(resolve))
    },
  }
}

beforeEach(() => jest.resetAllMocks())

test('nothing is checked before the first press', async () => {
  const form = openForm()
  await form.change('city')
  expect(check).not.toHaveBeenCalled()
})

test('what a server refused stays until its field changes, and a field is wrong again when it is emptied', async () => {
  check.mockReturnValue({})
  const form = openForm()
  form.show({ city: 'Please enter your City', phone: 'Refused by the server' })
  await form.change('city')
  expect(onErrors).toHaveBeenLastCalledWith({ phone: 'Refused by the server' })
  await form.change('phone')
  expect(onErrors).toHaveBeenLastCalledWith({})
  check.mockReturnValue({ city: 'Please enter your City' })
  await form.change('city')
  expect(onErrors).toHaveBeenLastCalledWith({ city: 'Please enter your City' })
  check.mockReturnValue({ city: '' })
  await form.change('city')
  expect(onErrors).toHaveBeenLastCalledWith({ city: '' })
  form.show({})
  expect(onErrors).toHaveBeenLastCalledWith({})
})
