import type { Page, Response } from '@playwright/test'
import { guestPass } from './form-cases'
import { arrived, newName, openGuestPass, stored } from './forms'
import { expect, test } from './test'

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
  const posted = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await press(page)
  // Sent by the script: a refused form would be sent again as without JavaScript.
  expect((await posted).status()).toBe(200)
  await expect(page).toHaveURL(guestPass.destination)
  await arrived(site, name)
})

test('a page of an older build, which ignores goTo, says that its form was stored @phone', async ({
  page,
  site,
}) => {
  const name = newName()
  await openGuestPass(page, name)
  await page.route('/getpass', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replace('"goTo":"/thank-you-guest",', '') })
  })
  await press(page)
  await expect(page.getByRole('alert').filter({ hasText: /^Thank you/ })).toBeVisible()
  await press(page)
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'false')
  await arrived(site, name)
  expect(stored(site, name)).toHaveLength(1)
})

test('the redirect of a server of an older build is followed, and its form sent once @phone', async ({
  page,
}) => {
  const posts: Response[] = []
  page.on('response', (answer) => {
    if (answer.request().method() === 'POST') posts.push(answer)
  })
  await openGuestPass(page, newName())
  await page.route('/getpass', (route) =>
    route.fulfill({
      contentType: 'text/plain',
      headers: { 'x-action-redirect': '/thank-you-guest;push' },
      body: '',
    }),
  )
  await press(page)
  await expect(page).toHaveURL(guestPass.destination)
  expect(posts).toHaveLength(1)
})
