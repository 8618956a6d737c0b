import type { BrowserContext, Page, Request } from '@playwright/test'
import { guestPass } from './form-cases'
import { fill } from './forms'
import { allPartsLaidOut, expect, hydrated, noScript, test } from './test'

const isSheet = (request: Request) => request.resourceType() === 'stylesheet'

/** One page of each kind. */
const kinds = [
  '/',
  '/locations/bandra',
  '/getpass',
  '/classes/bjj',
  '/news',
  '/news-readmore/16',
  '/franchise',
  '/landing/sahakara-nagar',
]

/** Serves the pages as Next made them: their sheets linked, nothing in the page. */
const asNextMadeThem = (context: BrowserContext) =>
  context.route(
    (url) => !url.pathname.startsWith('/_next/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({
        response,
        body: html
          .replace(/<style data-used>[^]*?<\/style>/, '')
          .replaceAll(' media="not all"/>', '/>'),
      })
    },
  )

/** Has sizes only if the browser happened to lay it out before it was closed. */
const closed = 'details:not([open]) > :not(summary)'
const compared = `html, body, body *:not(script, ${closed}, :is(${closed}) *)`

/** The computed styles of every element, and of what stands before and after it where there is any. */
const computedStyles = (page: Page) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].flatMap((element) =>
        ['', '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part || null)
          const name = `${element.tagName}.${element.getAttribute('class') ?? ''}${part}`
          if (part && style.content === 'none') return []
          const values = [...style].map((one) => `${one}: ${style.getPropertyValue(one)}`)
          return [[name, ...values].join('; ')]
        }),
      ),
    compared,
  )

const settled = async (page: Page) => {
  await page.waitForLoadState('load')
  await hydrated(page.locator('main'))
  await expect(page.locator('link[media="not all"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  await allPartsLaidOut(page)
}

/** What differs between two looks at the same elements. */
function differences(styles: string[], plain: string[]) {
  if (styles.length !== plain.length) return [`${styles.length} parts for ${plain.length}`]
  return styles.flatMap((line, index) => {
    if (line === plain[index]) return []
    const others = new Set((plain[index] ?? '').split('; '))
    return line.split('; ').filter((one, place) => place === 0 || !others.has(one))
  })
}

/**
 * Does the same twice, with the pages as they are sent and as Next made them, and compares. Forms
 * are sent by keyboard: a pointer would rest on whatever the page has moved under it.
 */
async function compare(page: Page, look: () => Promise<string[][]>) {
  const finished = await look()
  await asNextMadeThem(page.context())
  const plain = await look()
  expect(finished).toHaveLength(plain.length)
  for (const [index, styles] of finished.entries())
    expect(differences(styles, plain[index] ?? []), `look ${index + 1}`).toEqual([])
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// Every element of two pages, with hundreds of properties each.
test.slow()

test.describe('without JavaScript', () => {
  test.use(noScript)

  for (const path of kinds)
    test(`${path} looks in each of its parts as Next made it, before its sheets and with them`, ({
      page,
    }) =>
      compare(page, async () => {
        await page.goto(path)
        await page.evaluate(() => document.fonts.ready)
        const before = await computedStyles(page)
        const switchedOn = await page.evaluate(() => {
          const sheets = document.querySelectorAll('link[media="not all"]')
          for (const sheet of sheets) sheet.setAttribute('media', 'all')
          return sheets.length
        })
        return [before, switchedOn > 0 ? await computedStyles(page) : before]
      }))
})

test('the thanks for a form, and the form again, look as Next made them, without a new document', ({
  page,
}) =>
  compare(page, async () => {
    await page.goto('/getpass')
    await settled(page)
    await page.evaluate(() => document.body.setAttribute('data-first', ''))
    await fill(page, guestPass.values)
    await page.getByRole('button', { name: guestPass.button }).press('Enter')
    await expect(page).toHaveURL(guestPass.destination)
    await expect(page).toHaveTitle(/Thank/)
    const there = await computedStyles(page)
    await page.goBack()
    await expect(page).toHaveURL('/getpass')
    await expect(page).not.toHaveTitle(/Thank/)
    const back = await computedStyles(page)
    await expect(page.locator('body')).toHaveAttribute('data-first')
    return [there, back]
  }))

test('what a form shows after an invalid submit looks as Next made it', ({ page }) =>
  compare(page, async () => {
    await page.goto('/getpass')
    await settled(page)
    await page.getByRole('button', { name: guestPass.button }).press('Enter')
    const notification = page.locator('span', { hasText: 'Please fill all the mandatory fields' })
    await expect(notification).toBeVisible()
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
    const shown = await computedStyles(page)
    await expect(notification).toBeHidden()
    return [shown, await computedStyles(page)]
  }))

test('the sheets hold up neither the paint nor one another', async ({ page, request }) => {
  const html = await (await request.get('/')).text()
  expect(html.match(/<link rel="stylesheet"[^>]* media="not all"\/>/g)?.length).toBeGreaterThan(1)
  const order: string[] = []
  page.on('requestfinished', (one) => void (isSheet(one) && order.push(one.url())))
  await page.route(/\.css$/, async (route) => {
    const last = route
      .request()
      .url()
      .endsWith(String(html.match(/[\w-]+\.css/)?.[0]))
    if (last) await expect.poll(() => order.length).toBeGreaterThan(0)
    const on = await page.locator('link[media="all"]').count()
    expect(on).toBe(0)
    await route.fallback()
  })
  await page.goto('/')
  await settled(page)
})
