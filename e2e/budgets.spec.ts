import { brotliCompressSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { budgets, type Spent } from '@/e2e/support/budgets'
import { expect, test } from '@/e2e/support/test'

const KB = 1024

/** The script that measures is loaded last. */
const isMeasuringScript = async (response: Response) =>
  response.request().resourceType() === 'script' && (await response.text()).includes('layout-shift')

test.describe('what the first visit to a page costs a phone @phone', () => {
  // Lazy pictures are fetched up to 3000 pixels below the window: at this height none of them stands
  // so near that line that another font moves it across.
  test.use({ deviceScaleFactor: 2, viewport: { width: 360, height: 800 } })

  for (const [path, budget] of Object.entries(budgets))
    test(`${path} stays within its budget`, async ({ page, request }) => {
      const spent: Spent = { html: 0, script: 0, css: 0, picture: 0, requests: 0 }
      const html = await (await request.get(path)).text()
      spent.html = brotliCompressSync(html).length / KB
      const kinds = { script: 'script', stylesheet: 'css', image: 'picture' } as const
      const counted: Promise<unknown>[] = []
      let underWay = 0
      page.on('request', () => void (underWay += 1))
      page.on('requestfailed', () => void (underWay -= 1))
      page.on('requestfinished', (one) => {
        underWay -= 1
        if (one.url().startsWith('data:')) return
        spent.requests += 1
        const kind = Object.entries(kinds).find(([type]) => type === one.resourceType())?.[1]
        if (kind)
          counted.push(one.sizes().then((sizes) => (spent[kind] += sizes.responseBodySize / KB)))
      })
      // Every visit is measured, not one in four, which loads one more script.
      await page.addInitScript(() => (Math.random = () => 0))
      const measuring = page.waitForResponse(isMeasuringScript)
      await page.goto(path, { waitUntil: 'networkidle' })
      await measuring
      await expect.poll(() => underWay).toBe(0)
      await Promise.all(counted)
      for (const name of ['html', 'script', 'css', 'picture', 'requests'] as const)
        expect.soft(spent[name], `${path} ${name}`).toBeLessThanOrEqual(budget[name])
    })
})
