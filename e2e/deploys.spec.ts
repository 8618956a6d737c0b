import type { Page } from '@playwright/test'
import { guestPass } from '@/e2e/support/form-cases'
import { arrived, newName, openGuestPass } from '@/e2e/support/forms'
import { expect, test } from '@/e2e/support/test'

const press = (page: Page) => page.getByRole('button', { name: guestPass.button }).click()

test('a page that was open during a deploy still sends its form @desktop', async ({
  page,
  site,
}) => {
  await page.route('**/getpass', (route) => {
    const headers = route.request().headers()
    const id = headers['next-action']?.replace(/.$/, 'z')
    return route.continue(id ? { headers: { ...headers, 'next-action': id } } : {})
  })
  const name = newName()
  await openGuestPass(page, name)
  const posted = page.waitForResponse((response) => response.request().method() === 'POST')
  await press(page)
  // Sent by the script: a refused form would be sent again as without JavaScript.
  expect((await posted).status()).toBe(200)
  await expect(page).toHaveURL(guestPass.destination)
  await arrived(site, name)
})
