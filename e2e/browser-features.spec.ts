import type { Page } from '@playwright/test'
import { bjj } from '@/content/pages/bjj'
import { clubPath } from '@/content/paths'
import { fullClub } from '@/e2e/support/example-clubs'
import { guestPass } from '@/e2e/support/form-cases'
import { fill, newName, stored } from '@/e2e/support/forms'
import { kinds } from '@/e2e/support/routes'
import { expect, holdBack, settled, test } from '@/e2e/support/test'

/** Reasons of the test browser itself against the back/forward cache, on any page. */
const ofTheBrowser = [
  'BackForwardCacheDisabled',
  'BackForwardCacheDisabledByCommandLine',
  'BackForwardCacheDisabledForDelegate',
  'BrowsingInstanceNotSwapped',
]

async function reasonsAgainstCache(page: Page, route: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const reported = new Promise<string[]>((resolve) =>
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    ),
  )
  await page.goto(route)
  await settled(page)
  await page.goto('/robots.txt')
  await page.goBack({ waitUntil: 'commit' })
  const reasons = await reported
  await session.detach()
  return reasons.filter((reason) => !ofTheBrowser.includes(reason))
}

test('a page of each kind can be kept in the back/forward cache @phone', async ({ page }) => {
  for (const route of [...kinds, '/locations/list'])
    expect([route, await reasonsAgainstCache(page, route)]).toEqual([route, []])
  await page.route('/contact', async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'cache-control': 'no-store' }
    await route.fulfill({ response, headers })
  })
  expect(await reasonsAgainstCache(page, '/contact')).toContain(
    'MainResourceHasCacheControlNoStore',
  )
})

test('a form that is sent before any script has loaded is stored @phone', async ({
  page,
  site,
}) => {
  const name = newName()
  await holdBack(page, /\.js$/)
  await page.goto('/getpass', { waitUntil: 'commit' })
  await fill(page, { ...guestPass.values, lead_last_name: name })
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Send Message' }).click()
  expect((await posted).isNavigationRequest()).toBe(true)
  await expect(page).toHaveURL(guestPass.destination)
  expect(stored(site, name)).toMatchObject([{ held_reason: null }])
})

const hiddenWords = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const hidden: string[] = []
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (
        !parentElement ||
        parentElement.closest('script, option, nav, button, [data-button], [data-paper]') ||
        !textContent?.trim()
      )
        continue
      if (!parentElement.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
        hidden.push(textContent.replaceAll(/\s/g, ' '))
    }
    return hidden
  })

test('a page is printed with all its words but for what is pressed, also those that are closed, and one photo @desktop', async ({
  page,
}) => {
  await page.goto('/classes/bjj')
  const answers = bjj.questions.items.map(({ answer }) => answer)
  expect(await hiddenWords(page)).toEqual(answers.slice(1))
  await page.emulateMedia({ media: 'print' })
  expect(await hiddenWords(page)).toEqual([])
  await page.emulateMedia({ media: null })

  await page.goto(clubPath(fullClub.slug))
  const photos = page
    .getByRole('region', { name: `Photos of ${fullClub.card.name}` })
    .locator('img')
  await photos.first().scrollIntoViewIfNeeded()
  await page.emulateMedia({ media: 'print' })
  const [first, ...others] = await photos.all()
  await expect
    .poll(() => first?.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBeGreaterThan(0)
  expect(others).toHaveLength(3)
  for (const other of others) await expect(other).toBeHidden()
  const beside = await photos
    .first()
    .evaluate((photo) => photo.getBoundingClientRect().right > document.body.clientWidth)
  expect(beside).toBe(false)
})
