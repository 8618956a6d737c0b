import type { Browser, Page } from '@playwright/test'
import type { Network } from './link/bottleneck'
import { onPhone } from './phone'

interface Interaction {
  name: string
  path: string
  act: (page: Page) => Promise<void>
}

export const interactions: Interaction[] = [
  {
    name: 'menu',
    path: '/',
    act: (page) => page.getByRole('button', { name: 'Open menu' }).tap(),
  },
  {
    name: 'first key',
    path: '/getpass',
    act: async (page) => {
      await page.getByRole('textbox').first().focus()
      await page.keyboard.press('a')
    },
  },
  {
    name: 'submit',
    path: '/getpass',
    act: (page) => page.getByRole('button', { name: 'Send Message' }).tap(),
  },
]

const hydrated = (page: Page) => page.waitForFunction(() => window.watched.hydratedAt > 0)

/**
 * The time from an action to the next frame in ms. Browsers report it in steps of 8 ms, and nothing
 * below 16 ms.
 * @param early as soon as something is visible, before hydration
 */
export const respond = (
  browser: Browser,
  site: string,
  { path, act }: Interaction,
  early: boolean,
  throttle: Network,
): Promise<number> =>
  onPhone(browser, throttle, async (page) => {
    await page.goto(site + path, { waitUntil: early ? 'commit' : 'load' })
    if (early)
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      )
    else await hydrated(page)
    await act(page)
    await page.waitForLoadState('networkidle')
    return page.evaluate(() => Number(sessionStorage['slowest-interaction'] ?? 0))
  })
