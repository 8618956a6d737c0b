import { guestPass } from './form-cases'
import { arrived, fill, newName } from './forms'
import { expect, hydrated, test } from './test'

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
  await page.goto('/getpass')
  await hydrated(page.locator('form'))
  await fill(page, { ...guestPass.values, lead_last_name: name })
  const posted = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('button', { name: guestPass.button }).click()
  // By the script itself: refused, it would be sent again as without JavaScript.
  expect((await posted).status()).toBe(200)
  await expect(page).toHaveURL(guestPass.destination)
  await arrived(site, name)
})
