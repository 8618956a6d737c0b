import { launchChromium } from '@/testing/chromium'

/** Opens a form in a browser. `send` fills it in and sends it. */
export async function openInBrowser(site: string) {
  const browser = await launchChromium()
  const page = await browser.newPage({ ignoreHTTPSErrors: true })
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(`in the browser: ${error.message}`))
  page.on('response', (answer) => {
    if (answer.status() >= 400) wrong.push(`in the browser: ${answer.status()} ${answer.url()}`)
  })
  await page.goto(`${site}/contact`, { waitUntil: 'networkidle' })
  return {
    /** Filling the form in loads more scripts. */
    async send() {
      for (const field of await page.locator('main input:visible, main textarea:visible').all()) {
        const type = await field.getAttribute('type')
        if (type === 'checkbox') await field.check()
        else await field.fill(type === 'email' ? 'a@example.in' : '9800000000')
      }
      for (const list of await page.locator('main select:visible').all())
        await list.selectOption({ index: 1 })
      await page
        .locator('main form')
        .getByRole('button', { name: /send|submit/i })
        .click()
      await page.waitForURL(/thank-you/, { timeout: 60_000, waitUntil: 'commit' }).catch(() => {
        wrong.push(`in the browser: the form was not sent, still at ${page.url()}`)
      })
      return wrong
    },
    close: () => browser.close(),
  }
}
