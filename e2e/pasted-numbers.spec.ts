import { guestPass } from '@/e2e/support/form-cases'
import { arrived, field, fill, newName, openForm } from '@/e2e/support/forms'
import { expect, test } from '@/e2e/support/test'

test('a number goes out without what is invisible in it, and one with too many is not cut @phone', async ({
  page,
  site,
}) => {
  await openForm(page, guestPass.route)
  const phone = field(page, 'lead_phone')
  await expect(phone).toHaveAttribute('autocomplete', 'tel')
  await expect(phone).not.toHaveAttribute('maxlength')
  const name = newName()
  await fill(page, { ...guestPass.values, lead_last_name: name })
  await phone.fill('+44 20 7946 0958, 7946 0959')
  await page.getByRole('button', { name: guestPass.button }).click()
  await expect(phone).toHaveAccessibleDescription(/at most 16 digits/)
  await expect(phone).toHaveValue('+44 20 7946 0958, 7946 0959')
  await phone.fill('\u202a+91 98000 00000\u202c')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(guestPass.destination)
  const [lead] = await arrived(site, name)
  expect(lead?.body).toMatchObject({ lead_phone: '+91 98000 00000' })
})
