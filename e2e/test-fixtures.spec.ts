import type { Page } from '@playwright/test'
import { expect, serverTest, test, watched } from './test'

/** What a page does, and the error of its test. */
const wrong: Record<string, [RegExp, (page: Page) => Promise<unknown>]> = {
  'a console warning': [
    /console warning: careful/,
    (page) => page.evaluate('console.warn("careful")'),
  ],
  'an error nobody catches': [
    /page error: Error: uncaught/,
    async (page) => {
      const thrown = page.waitForEvent('pageerror')
      await page.evaluate('setTimeout(() => { throw new Error("uncaught") })')
      await thrown
    },
  ],
  'a violation of the content security policy': [
    /page error: Error: CSP violation: img-src/,
    async (page) => {
      const thrown = page.waitForEvent('pageerror')
      await page.evaluate(() => {
        const policy = document.createElement('meta')
        policy.httpEquiv = 'Content-Security-Policy'
        policy.content = "img-src 'none'"
        document.head.append(policy)
        document.body.append(Object.assign(new Image(), { src: '/icon.svg' }))
      })
      await thrown
    },
  ],
  'a request to a third party': [
    /request to a third party: https:\/\/video\.example/,
    (page) => page.goto('https://video.example/').catch(() => undefined),
  ],
}

for (const [what, [problem, act]] of Object.entries(wrong))
  serverTest(`${what} fails a test @desktop`, async ({ page, context, site }) => {
    const visit = watched({ context, address: site.url, scripts: true }, async () => {
      await page.goto('/thank-you')
      await act(page)
    })
    await expect(visit).rejects.toThrow(problem)
  })

test('a request to a third party can be expected @desktop', async ({ page, allowRequest }) => {
  await allowRequest(/^https:\/\/video\.example\//)
  expect((await page.goto('https://video.example/'))?.status()).toBe(200)
})
