import type { Page } from '@playwright/test'
import { formsOfGonePages } from '@/content/redirects'
import { contact, guestPass } from '@/e2e/support/form-cases'
import { arrived, field, fill, newName, openGuestPass, valuesIn } from '@/e2e/support/forms'
import { bothWays, expect, hydrated, test } from '@/e2e/support/test'

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
  const name = await openGuestPass(page)
  const posted = page.waitForResponse((response) => response.request().method() === 'POST')
  await press(page)
  // Sent by the script: a refused form would be sent again as without JavaScript.
  expect((await posted).status()).toBe(200)
  await expect(page).toHaveURL(guestPass.destination)
  await arrived(site, name)
})

for (const tag of bothWays)
  test(`a form whose page ended while it was open is taken and thanked @desktop${tag}`, async ({
    page,
    site,
    javaScriptEnabled,
  }) => {
    // What the site says of a page that is gone: see content/redirects.ts.
    await page.route(contact.route, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 308, headers: { location: formsOfGonePages } })
        : route.continue(),
    )
    const name = newName()
    await page.goto(contact.route)
    if (javaScriptEnabled) await hydrated(page.locator('form'))
    const values = { ...contact.values, [contact.name]: name }
    await fill(page, { ...values, city: '' })
    const press = page.getByRole('button', { name: contact.button })
    await press.click()
    await expect(field(page, 'city')).toHaveAccessibleDescription(/^Error: /)
    expect(await valuesIn(page)).toMatchObject({ ...values, city: '' })
    await fill(page, { city: values.city })
    await press.click()
    await expect(page).toHaveURL(contact.destination)
    expect(await arrived(site, name)).toMatchObject([{ endpoint: contact.endpoint }])
  })

for (const tag of bothWays)
  test(`a club that only an open page still offers is refused beside its field, and all else stays @phone${tag}`, async ({
    page,
    javaScriptEnabled,
  }) => {
    const gone = '999'
    const { clubid, ...others } = guestPass.values
    await page.route(guestPass.route, async (route) => {
      if (route.request().method() === 'POST') return route.continue()
      const response = await route.fetch()
      const { 'content-security-policy': _, ...headers } = response.headers()
      const offered = new RegExp(`"${clubid}(?=\\\\?")`, 'g')
      const body = (await response.text()).replace(offered, `"${gone}`)
      return route.fulfill({ response, headers, body })
    })
    await page.goto(guestPass.route)
    if (javaScriptEnabled) await hydrated(page.locator('form'))
    await fill(page, { clubid: gone, ...others })
    await press(page)
    const club = field(page, 'clubid')
    await expect(club).toHaveAccessibleDescription(`Error: ${guestPass.messages.clubid}`)
    const kept = javaScriptEnabled ? { clubid: gone, ...others } : { clubid: '', ...others }
    expect(await valuesIn(page)).toMatchObject(kept)
  })
