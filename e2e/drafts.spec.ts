import type { Page } from '@playwright/test'
import { violations } from '@/e2e/support/screen-readers'
import { distinctForms, type FormCase, franchise, guestPass } from '@/e2e/support/form-cases'
import { arrived, field, fill, newName, openForm, valuesIn } from '@/e2e/support/forms'
import { expect, holdBack, test } from '@/e2e/support/test'

const dayMs = 24 * 3_600_000
const filledInAgain = 'What you typed here before is filled in again.'

const typed: Record<string, string> = { ...franchise.values, lastname: 'Rao' }
/** Not kept: the visitor enters it again. */
const { availablecapital: capital = '', ...kept } = typed

const bar = (page: Page) => page.getByRole('status').filter({ hasText: filledInAgain })

const textOf = ({ values }: FormCase) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'clubid'))

test('text typed into any form is restored when its page is opened again, in this tab only @phone', async ({
  page,
}) => {
  for (const form of distinctForms.filter(({ route }) => route !== '/franchise')) {
    await openForm(page, form.route)
    await field(page, Object.keys(form.values)[0] ?? '').focus()
    await fill(page, textOf(form))
    await page.locator('a[href="/"]').first().click()
    await expect(page).toHaveURL('/')
    // After Back, browsers restore it themselves.
    await page.goto(form.route)
    await expect.poll(() => valuesIn(page), form.route).toMatchObject(textOf(form))
    // Visible to other tabs.
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  }
})

test('a consent that was taken back is not ticked again after a reload, a link or Back @phone', async ({
  page,
}) => {
  await openForm(page, '/getpass')
  const box = field(page, 'agree')
  await box.uncheck()
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).join()))
    .toContain('"refused":true')
  await field(page, 'lead_first_name').fill('Asha')
  for (const comeBack of [
    () => page.reload(),
    () => page.goto('/about').then(() => page.goBack()),
    () => page.goto('/about').then(() => page.goto('/getpass')),
  ]) {
    await comeBack()
    await expect(field(page, 'lead_first_name')).toHaveValue('Asha')
    await expect(box).not.toBeChecked()
    await expect(page.getByRole('button', { name: guestPass.button })).toBeDisabled()
  }
  await box.check()
  await expect(bar(page)).toBeHidden()
  await page.reload()
  await expect(field(page, 'lead_first_name')).toHaveValue('Asha')
  await expect(box).toBeChecked()
})

test('a franchise draft outlives the tab, without consent and capital, also what was typed before the script had loaded and restored by Back @phone', async ({
  page,
  context,
}) => {
  const stored = () => page.evaluate(() => Object.values(localStorage).join())
  const letScriptsCome = await holdBack(page, /\.js$/)
  await page.goto('/franchise', { waitUntil: 'commit' })
  await field(page, 'firstname').fill('Asha')
  await page.goto('/robots.txt')
  expect(await stored()).toBe('')
  letScriptsCome()
  await page.goBack()
  await expect.poll(stored).toContain('"firstname":"Asha"')
  await page.reload()
  await expect(field(page, 'firstname')).toHaveValue('Asha')
  const { firstname: _, ...others } = typed
  await fill(page, { ...others, own_property: 'yes' })
  await field(page, 'areasqft').fill('5200')
  await field(page, 'agree').check()
  await expect.poll(stored).toContain('"areasqft":"5200"')
  expect(await stored()).not.toContain(capital)
  expect(await stored()).not.toContain('agree')
  await page.close()

  const next = await context.newPage()
  await openForm(next, '/franchise')
  await expect(bar(next)).toBeVisible()
  expect(await violations(next)).toEqual([])
  expect(await valuesIn(next)).toMatchObject({ ...kept, own_property: 'yes', areasqft: '5200' })
  await expect(field(next, 'availablecapital')).toHaveValue('')
  await expect(field(next, 'agree')).not.toBeChecked()
  await expect(next.getByRole('button', { name: 'Submit' })).toBeDisabled()
})

test('a franchise draft can be cleared, and is deleted once it is sent, or after seven days by any page @phone', async ({
  page,
  site,
}) => {
  const name = newName()
  const keys = () => page.evaluate(() => Object.keys(localStorage))
  const typeIn = async () => {
    await field(page, 'firstname').focus()
    await fill(page, { ...typed, lastname: name })
    await expect.poll(keys).toContain('draft:franchise')
    await page.reload()
    await expect(bar(page)).toBeVisible()
    expect(await valuesIn(page)).toMatchObject({ ...kept, lastname: name })
  }
  await openForm(page, '/franchise')
  await typeIn()
  await page.getByRole('button', { name: 'Clear it' }).click()
  await expect(bar(page)).toBeHidden()
  await expect(field(page, 'firstname')).toBeFocused()
  expect(await valuesIn(page)).toMatchObject({ firstname: '', lastname: '', state: '' })
  await expect(page.getByLabel('Core (5,000 sq.ft)')).not.toBeChecked()
  expect(await keys()).not.toContain('draft:franchise')

  await typeIn()
  await fill(page, { availablecapital: capital })
  await field(page, 'agree').check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL('/thank-you')
  await arrived(site, name)
  expect(await keys()).not.toContain('draft:franchise')

  await openForm(page, '/franchise')
  await typeIn()
  await page.clock.install({ time: Date.now() + 8 * dayMs })
  await page.goto('/privacy')
  await expect.poll(keys).not.toContain('draft:franchise')
})
