import type { Page } from '@playwright/test'
import { guwahatiLanding } from './form-cases'
import { arrived, field, fill, newName, openForm } from './forms'
import { expect, holdBack, test } from './test'

const forms = [
  ['/landing/guwahati-assam', 'lead_phone'],
  ['/landing/mansarovar-feedback', 'phone'],
] as const

const pasted = '\u202a+91 98000 00000\u202c'

/** Pastes like a visitor, from another field. */
async function paste(page: Page, name: string, text: string) {
  await page.evaluate((copied) => {
    const area = document.createElement('textarea')
    area.value = copied
    document.body.append(area)
    area.select()
    document.execCommand('copy')
    area.remove()
  }, text)
  await field(page, name).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+v')
}

for (const [route, name] of forms)
  test(`${route} accepts a phone number that is pasted or filled in @desktop`, async ({ page }) => {
    await openForm(page, route)
    const phone = field(page, name)
    await expect(phone).toHaveAttribute('autocomplete', 'tel')
    await paste(page, name, pasted)
    await expect(phone).toHaveValue('9800000000')
    await phone.fill('')
    await phone.blur()
    // Autofill: the value, and an event without a key.
    await phone.evaluate((input: HTMLInputElement, value) => {
      Reflect.set(HTMLInputElement.prototype, 'value', value, input)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }, pasted)
    await expect(phone).toHaveValue('9800000000')
  })

test('a number that is pasted before the late code is loaded is not cut @phone', async ({
  page,
}) => {
  await openForm(page, '/landing/guwahati-assam')
  const load = await holdBack(page, /\.js$/)
  await paste(page, 'lead_phone', '+91 98000 00000')
  await expect(field(page, 'lead_phone')).toHaveValue('+91 98000 00000')
  load()
  await expect(field(page, 'lead_phone')).toHaveValue('9800000000')
})

test('typing ends at ten digits, a country code may stand before them, and a foreign number is not cut @phone', async ({
  page,
  site,
}) => {
  await openForm(page, '/landing/guwahati-assam')
  const phone = field(page, 'lead_phone')
  await phone.focus()
  await expect(phone).not.toHaveAttribute('maxlength')
  await paste(page, 'lead_phone', '+44 20 7946 0958')
  const name = newName()
  await fill(page, { lead_first_name: name, lead_email: 'asha.rao@example.in' })
  await page.getByRole('button', { name: guwahatiLanding.button }).click()
  await expect(phone).toHaveAccessibleDescription(/at most 10 digits/)
  await expect(phone).toHaveValue('+44 20 7946 0958')
  await phone.fill('')
  await phone.pressSequentially('98000000001234')
  await expect(phone).toHaveValue('9800000000')
  await phone.fill('')
  await phone.pressSequentially('+91 98000 00000 55')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(guwahatiLanding.destination)
  const [lead] = await arrived(site, name)
  expect(lead?.body).toMatchObject({ lead_phone: '9800000000' })
})
