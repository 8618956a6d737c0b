import { guwahatiLanding } from '@/e2e/support/form-cases'
import { arrived, field, fill, newName, openForm } from '@/e2e/support/forms'
import { expect, test } from '@/e2e/support/test'

test('a number goes out as its ten digits, however it is written, and one with too many is not cut @phone', async ({
  page,
  site,
}) => {
  await openForm(page, '/landing/guwahati-assam')
  const phone = field(page, 'lead_phone')
  await expect(phone).toHaveAttribute('autocomplete', 'tel')
  await expect(phone).not.toHaveAttribute('maxlength')
  const name = newName()
  await phone.fill('+44 20 7946 0958')
  await fill(page, { lead_first_name: name, lead_email: 'asha.rao@example.in' })
  await page.getByRole('button', { name: guwahatiLanding.button }).click()
  await expect(phone).toHaveAccessibleDescription(/at most 10 digits/)
  await expect(phone).toHaveValue('+44 20 7946 0958')
  await phone.fill('\u202a+91 98000 00000\u202c')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(guwahatiLanding.destination)
  const [lead] = await arrived(site, name)
  expect(lead?.body).toMatchObject({ lead_phone: '9800000000' })
})
