import { guestPass } from '@/e2e/support/form-cases'
import { fill } from '@/e2e/support/forms'
import { expect, settled, test } from '@/e2e/support/test'

test('the sheets of a page are not fetched, not even when its form comes back or is sent @phone', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(request.url())
  })
  const named = () =>
    page
      .locator('style ~ link[rel=stylesheet][data-precedence]')
      .evaluateAll((sheets) => sheets.map((sheet) => (sheet as HTMLLinkElement).href))
  await page.goto('/getpass')
  await settled(page)
  const ofForm = await named()
  const button = page.getByRole('button', { name: guestPass.button })
  await button.press('Enter')
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
  await fill(page, guestPass.values)
  await button.press('Enter')
  await expect(page).toHaveURL(guestPass.destination)
  await settled(page)
  const ofThanks = await named()
  expect(Math.min(ofForm.length, ofThanks.length)).toBeGreaterThan(1)
  for (const sheet of [...ofForm, ...ofThanks]) expect(fetched).not.toContain(sheet)
})
