import type { Page } from '@playwright/test'
import { otherClub } from '@/e2e/support/example-clubs'
import { guestPass } from '@/e2e/support/form-cases'
import {
  arrived,
  expectOneLead,
  field,
  fill,
  newName,
  notification,
  openForm,
  openGuestPass,
  valuesIn,
} from '@/e2e/support/forms'
import { expect, hydrated, test } from '@/e2e/support/test'

const { values } = guestPass
const messages: Record<string, string> = guestPass.messages

const button = (page: Page) => page.getByRole('button', { name: 'Send Message' })

test('the notification stays for 2000 ms, the message beside each field stays after it @phone', async ({
  page,
}) => {
  await page.clock.install()
  await openForm(page, '/getpass')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await button(page).click()
  const message = page.getByRole('status').filter({ hasText: notification })
  await expect(message).toBeVisible()
  const onTop = await message.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(onTop).toBe(true)
  await page.clock.runFor(1900)
  await expect(message).toBeVisible()
  await page.clock.runFor(200)
  await expect(message).toBeHidden()
  for (const message of Object.values(messages))
    await expect(page.locator('form p').filter({ hasText: message })).toBeVisible()
})

test('a double press is one lead, and so is going back and sending again @phone', async ({
  page,
  site,
}) => {
  const goBack = async () => {
    await expect(page).toHaveURL(guestPass.destination)
    await page.goBack()
    await hydrated(page.locator('form'))
  }
  const name = await openGuestPass(page)
  await button(page).dblclick()
  await goBack()
  await fill(page, { ...values, lead_last_name: name })
  await button(page).click()
  await goBack()
  const other = newName()
  await fill(page, { ...values, lead_last_name: other })
  await button(page).click()
  await arrived(site, other)
  expect(await arrived(site, name)).toMatchObject([{ seen: 1 }])
})

for (const [what, carryOn] of [
  ['after a while', (page: Page) => page.clock.fastForward(20_000)],
  [
    'when the browser brings the page back',
    (page: Page) =>
      page.evaluate(() => {
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      }),
  ],
] as const)
  test(`a form whose thank-you page was stopped can be sent again ${what}, and is one lead @phone`, async ({
    page,
    site,
  }) => {
    await page.clock.install()
    const name = await openGuestPass(page)
    await page.route('/thank-you-guest', (route) => route.abort('aborted'), { times: 1 })
    const stopped = page.waitForEvent('requestfailed')
    await button(page).click()
    await stopped
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true')
    await carryOn(page)
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'false')
    await expect(field(page, 'lead_last_name')).toHaveValue(name)
    await button(page).click()
    await expectOneLead(page, site, name)
  })

test('the whole form can be used by keyboard @desktop', async ({ page, site }) => {
  const person = { ...values, lead_last_name: newName() }
  await openForm(page, '/getpass')
  await field(page, 'clubid').focus()
  await page.keyboard.type(otherClub.label)
  for (const name of ['lead_first_name', 'lead_last_name', 'lead_email', 'lead_phone'] as const) {
    await page.keyboard.press('Tab')
    await expect(field(page, name)).toBeFocused()
    await page.keyboard.type(person[name])
  }
  await page.keyboard.press('Tab')
  await page.keyboard.type(values.lead_state)
  for (const name of ['lead_city', 'lead_postal_code'] as const) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(person[name])
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(guestPass.destination)
  expect(await arrived(site, person.lead_last_name)).toMatchObject([
    { body: { ...person, ...guestPass.adds } },
  ])
  const keys = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))
  expect(keys.filter((key) => key.startsWith('draft:'))).toEqual([])
})

test('a form that is being sent says so, and is sent again when its response is lost @phone', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/ERR_CONNECTION_RESET/)
  let letArrive = () => {}
  const arrives = new Promise<void>((resolve) => (letArrive = resolve))
  const name = await openGuestPass(page)
  await page.route(
    '/getpass',
    async (route) => {
      await arrives
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await button(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Sending…' })).toBeVisible()
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true')
  letArrive()
  await expectOneLead(page, site, name)
})

test('Back shows a form that was refused, with what was typed, and then the page that it was sent from @phone @no-script', async ({
  page,
}) => {
  const typed = { ...values, lead_city: ' ' }
  const refusal = page.getByRole('alert').filter({ hasText: notification })
  await page.goto(guestPass.route)
  await fill(page, typed)
  await field(page, 'agree').uncheck()
  await button(page).click()
  await expect(refusal).toBeVisible()
  await page.locator('a[href="/"]').first().click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(refusal).toBeVisible()
  expect(await valuesIn(page)).toMatchObject(typed)
  await expect(field(page, 'agree')).not.toBeChecked()
  await page.goBack()
  await expect(button(page)).toBeVisible()
  await expect(refusal).toBeHidden()
  await page.goto(guestPass.route)
  await expect(field(page, 'lead_last_name')).toHaveValue('')
})

test('a form whose late scripts fail to load is checked and accepted by the server alone @phone', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  const person = { ...values, lead_last_name: newName() }
  await openForm(page, '/getpass')
  await page.route('**/*.js', (route) => route.abort())
  await fill(page, { ...person, lead_city: ' ' })
  await button(page).click()
  const summary = page.getByRole('alert').filter({ hasText: notification })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText(['Please enter your City'])
  expect(await valuesIn(page)).toMatchObject({ ...person, lead_city: ' ' })
  await fill(page, person)
  await button(page).click()
  await expectOneLead(page, site, person.lead_last_name)
})
