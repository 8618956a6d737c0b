import { expect, test } from './test'

test.describe('these fail a test @desktop', () => {
  test.fail('a console warning', async ({ page }) => {
    await page.goto('/thank-you')
    await page.evaluate('console.warn("careful")')
  })

  test.fail('an error nobody catches', async ({ page }) => {
    await page.goto('/thank-you')
    const thrown = page.waitForEvent('pageerror')
    await page.evaluate('setTimeout(() => { throw new Error("uncaught") })')
    await thrown
  })

  test.fail('a violation of the content security policy', async ({ page, allowConsole }) => {
    allowConsole(/^console error/)
    await page.goto('/thank-you')
    const thrown = page.waitForEvent('pageerror')
    await page.evaluate(() => {
      const policy = document.createElement('meta')
      policy.httpEquiv = 'Content-Security-Policy'
      policy.content = "img-src 'none'"
      document.head.append(policy)
      document.body.append(Object.assign(new Image(), { src: '/icon.svg' }))
    })
    await thrown
  })

  test.fail('a request to a third party', async ({ page }) => {
    await page.goto('https://video.example/').catch(() => undefined)
  })
})

test('a request to a third party can be expected @desktop', async ({ page, allowRequest }) => {
  await allowRequest(/^https:\/\/video\.example\//)
  expect((await page.goto('https://video.example/'))?.status()).toBe(200)
})
