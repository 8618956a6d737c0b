import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib'
import type { Page } from '@playwright/test'
import { budgets, firstFlight, type Spent } from '@/e2e/support/budgets'
import { expect, settled, test } from '@/e2e/support/test'
import { wire } from '@/testing/http'

const KB = 1024

/** How many bytes of a Brotli stream a browser has received once it can read so many bytes of the text. */
async function bytesBefore(sent: Buffer, wanted: number): Promise<number> {
  const stepBytes = 64
  const decoder = createBrotliDecompress()
  let readable = 0
  decoder.on('data', (part: Buffer) => void (readable += part.length))
  for (let at = 0; at < sent.length; at += stepBytes) {
    await new Promise((written) => decoder.write(sent.subarray(at, at + stepBytes), written))
    if (readable >= wanted) return Math.min(sent.length, at + stepBytes)
  }
  return sent.length
}

/** The element whose paint is the largest, as the name of its tag and its number among those of the page. */
const largestElement = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ tag: string; number: number }>((resolve) =>
        new PerformanceObserver((list) => {
          const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element }
          const tag = element.localName
          resolve({ tag, number: [...document.getElementsByTagName(tag)].indexOf(element) })
        }).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  )

/** Where a tag of the page ends in its HTML, in bytes. */
function endOfTag(html: string, { tag, number }: { tag: string; number: number }): number {
  const tags = html.replace(/<noscript[^]*?<\/noscript>/g, (text) => ' '.repeat(text.length))
  const found = [...tags.matchAll(new RegExp(`<${tag}\\b[^>]*>`, 'g'))][number]
  if (!found) throw new Error(`the HTML has no <${tag}> number ${number + 1}`)
  return Buffer.byteLength(html.slice(0, found.index + found[0].length))
}

test.describe('what the first visit to a page costs a phone @phone', () => {
  // Lazy pictures are fetched up to 3000 pixels below the window: at this height none of them stands
  // so near that line that another font moves it across.
  test.use({ deviceScaleFactor: 2, viewport: { width: 360, height: 800 } })

  for (const path of ['/', '/news'])
    test(`${path} asks for its fonts and the pictures in view before its scripts`, async ({
      page,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => void asked.push(request.url()))
      await page.goto(path)
      await settled(page)
      const inView = await page.evaluate(() => {
        const fonts = performance
          .getEntriesByType('resource')
          .filter(({ name }) => /woff2$/.test(name))
        const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
          (picture) => picture.currentSrc && picture.getBoundingClientRect().top < innerHeight,
        )
        return [...fonts.map(({ name }) => name), ...pictures.map(({ currentSrc }) => currentSrc)]
      })
      expect(inView.length).toBeGreaterThan(1)
      const first = asked.findIndex((url) => /\/chunks\/.+\.js$/.test(url))
      expect(asked.slice(0, first)).toEqual(expect.arrayContaining(inView))
    })

  for (const [path, budget] of Object.entries(budgets))
    test(`${path} stays within its budget`, async ({ page, site }) => {
      const sent = await wire(site.url + path, { accept: 'text/html', 'accept-encoding': 'br' })
      const spent: Spent = {
        html: sent.body.length / KB,
        script: 0,
        css: 0,
        picture: 0,
        requests: 0,
      }
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
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect.poll(() => underWay).toBe(0)
      await Promise.all(counted)
      const tag = endOfTag(brotliDecompressSync(sent.body).toString(), await largestElement(page))
      const flight = (await bytesBefore(sent.body, tag)) / KB
      expect.soft(flight, `${path} up to its largest element`).toBeLessThanOrEqual(firstFlight)
      for (const name of ['html', 'script', 'css', 'picture', 'requests'] as const)
        expect
          .soft(spent[name], `${path} ${name}: lighten it, or raise its budget in e2e/support`)
          .toBeLessThanOrEqual(budget[name])
    })
})
