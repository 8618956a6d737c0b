import type { Locator, Page } from '@playwright/test'
import { brand } from '@/content/brand'
import { menuMore, overlayMenu } from '@/content/navigation'
import { clubPath } from '@/content/paths'
import { fullClub } from '@/e2e/support/example-clubs'
import { expect, settled, test } from '@/e2e/support/test'

/** Opens the home page and waits until the effects of its first render have run. */
async function open(page: Page) {
  await page.goto('/')
  await settled(page)
}

/** Opens the home page on a wide screen, where the toolbar has a script of its own. */
async function openWithToolbar(page: Page) {
  await open(page)
  await expect(page.locator('header [data-open]')).toBeAttached()
}

test('by keyboard the first stop leads past the navigation, and the class toolbar works and is out of the way when closed @desktop', async ({
  page,
}) => {
  await openWithToolbar(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  const classes = page.getByRole('button', { name: 'CLASSES' })
  await classes.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'COACHING' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'All Classes' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(classes).toBeFocused()
  await expect(classes).toHaveAttribute('aria-expanded', 'false')
})

test('the class toolbar opens on hover, stays open over its links and closes when the pointer leaves @desktop', async ({
  page,
}) => {
  await openWithToolbar(page)
  const link = page.locator('header').getByRole('link', { name: 'Brazilian Jiu-Jitsu' })
  await expect(link).toBeHidden()
  await page.getByRole('button', { name: 'CLASSES' }).hover()
  await expect(link).toBeVisible()
  await link.hover()
  await expect(link).toBeVisible()
  await page.mouse.move(700, 700)
  await expect(link).toBeHidden()
})

test('the navigation is one line high in the narrowest window that has it @desktop', async ({
  page,
}) => {
  // 991 pixels, less a scroll bar, which is part of the width that media queries ask for.
  await page.setViewportSize({ width: 991, height: 800 })
  await page.goto('/')
  await page.evaluate(() => (document.body.style.marginRight = '17px'))
  await page.evaluate(() => document.fonts.ready)
  const top = async (name: string) =>
    (await page.locator('header').getByRole('link', { name, exact: true }).boundingBox())?.y
  const height = () => page.locator('header').evaluate((bar) => bar.clientHeight)
  const tooWide = 'the header is two lines high at 991 px: content/navigation.ts is too wide'
  await expect.poll(height, tooWide).toBe(72)
  expect(await top('FREE PASS'), tooWide).toBe(await top('JOIN NOW'))
})

test('the class toolbar opens on hover and for the keyboard @desktop @no-script', async ({
  page,
}) => {
  await page.goto('/')
  const link = page.getByRole('link', { name: 'All Classes' })
  await page.getByRole('button', { name: 'CLASSES' }).hover()
  await expect(link).toBeVisible()
  await page.mouse.move(700, 700)
  await expect(link).toBeHidden()
  await page.getByRole('button', { name: 'CLASSES' }).focus()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
})

test.describe('the menu @phone', () => {
  test('opens by keyboard, keeps the focus and the page behind it still, and returns the focus on Escape', async ({
    page,
  }) => {
    await open(page)
    const button = page.getByRole('button', { name: 'Open menu' })
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('link')).toHaveText([
      brand.name,
      ...[...overlayMenu, ...menuMore].map(({ label }) => label),
    ])
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('header')).toHaveAttribute('inert')
    await expect(menu.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    const stops = page.locator('#menu :is(a, button), body > [data-over-menu] > a')
    const count = await stops.count()
    expect(count).toBeGreaterThan(await menu.getByRole('link').count())
    for (const [key, step] of [
      ['Tab', 1],
      ['Shift+Tab', -1],
    ] as const)
      for (let press = 1; press <= count; press++) {
        await page.keyboard.press(key)
        await expect(stops.nth((1 + step * press) % count)).toBeFocused()
      }
    await stops.last().focus()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()
  })

  test('is closed on the page it led to, and after going back', async ({ page }) => {
    await open(page)
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('link', { name: 'Free Pass' }).click()
    await expect(page).toHaveURL('/getpass')
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page.locator('[inert]')).toHaveCount(0)
  })
})

test('the menu opens and closes @phone @no-script', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu.getByRole('link', { name: 'Coaching' })).toBeVisible()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
})

test('a phone shows the logo 136 pixels wide, and a bottom bar where there is no form on the first screen @phone', async ({
  page,
}) => {
  await open(page)
  const logo = page.locator('header').getByRole('link', { name: /home$/ })
  expect((await logo.boundingBox())?.width).toBe(136)
  const bar = page.getByRole('navigation', { name: 'Join' })
  await page.goto('/about')
  for (const [name, href] of [
    ['JOIN NOW', '/locations/list'],
    ['FREE PASS', '/getpass'],
  ] as const)
    await expect(bar.getByRole('link', { name })).toHaveAttribute('href', href)
  await page.goto('/franchise')
  await expect(bar).toBeHidden()
})

/** The middle of an element comes to the middle of the window. */
const toMiddle = (element: Locator) =>
  element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))

test('with motion and without, the bottom bar steps aside while the page shows a pass or the way to the clubs @phone @no-script', async ({
  page,
}) => {
  for (const path of ['/', clubPath(fullClub.slug), '/locations/list', '/coaching']) {
    await page.goto(path)
    const bar = page.locator('nav[data-over-menu]').filter({ visible: true })
    const calls = await page.locator('main > :not(nav)').locator('a[href^="/getpass"], form').all()
    expect(calls, path).not.toEqual([])
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      await page.emulateMedia({ reducedMotion })
      for (const call of calls) {
        await toMiddle(call)
        await expect(bar, `${path}, motion "${reducedMotion}"`).toHaveCount(0)
      }
      await toMiddle(page.locator('footer ul').first())
      await expect(bar, `${path}, motion "${reducedMotion}"`).toHaveCount(1)
    }
  }
})
