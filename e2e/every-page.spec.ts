import type { APIRequestContext } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { violations } from './axe'
import { attribute, startTags } from '@/testing/html'
import { isLanding, routes } from './routes'
import { expect, test } from './test'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'no-dup-id': 'error',
    'no-missing-references': 'error',
    'multiple-labeled-controls': 'error',
  },
})

async function read(request: APIRequestContext, route: string) {
  const answer = await request.get(route)
  expect(answer.status(), route).toBe(200)
  return answer.text()
}

test.describe('as the server sends it @desktop', () => {
  for (const route of routes) {
    test(`${route} is a valid page with one h1, landmarks and sized pictures`, async ({
      request,
    }) => {
      const html = await read(request, route)
      expect(startTags(html, 'h1')).toHaveLength(1)
      expect(startTags(html, 'main')).toHaveLength(1)
      expect(startTags(html, 'header')).toHaveLength(isLanding(route) ? 0 : 1)
      expect(startTags(html, 'footer')).toHaveLength(isLanding(route) ? 0 : 1)
      for (const picture of startTags(html, 'img')) {
        expect(attribute(picture, 'alt'), picture).toBeDefined()
        expect(Number(attribute(picture, 'width')), picture).toBeGreaterThan(0)
        expect(Number(attribute(picture, 'height')), picture).toBeGreaterThan(0)
      }
      // React writes an empty `action` for a form whose action is a function.
      const report = await validator.validateString(html.replaceAll(' action=""', ''))
      const problems = report.results.flatMap(({ messages }) => messages)
      expect(
        problems.map(({ ruleId, message, line, column }) => [ruleId, message, line, column]),
      ).toEqual([])
    })
  }

  test('no link is dead, and every anchor is there', async ({ request }) => {
    const targets = new Map<string, string>()
    const pages = new Map<string, string>()
    for (const route of routes) {
      const html = await read(request, route)
      pages.set(route, html)
      for (const link of startTags(html, 'a')) {
        const href = attribute(link, 'href') ?? ''
        expect(href, `${route}: ${link}`).toMatch(/^(\/|#|https?:\/\/|mailto:|tel:)/)
        if (/^[/#]/.test(href)) targets.set(href.startsWith('#') ? route + href : href, route)
      }
    }
    for (const [target, from] of targets) {
      const [path = '', anchor] = target.split('#')
      const html = pages.get(path) ?? (await read(request, path))
      pages.set(path, html)
      if (anchor) expect(html, `${from} leads to ${target}`).toContain(`id="${anchor}"`)
    }
  })
})

/** Pages that are built like another one, of which axe need see only one. */
const likeAnother = [
  /^\/classes\/detail\/(?!boxing-conditioning|ufc-fit)/,
  /^\/locations\/(octa-gym-|guwahati|sahakara-nagar|punjabi-bagh)/,
  /^\/landing\/(guwahati-assam$|.*-thank-you)/,
  /^\/(privacy|thank-you-guest)$/,
]

test.describe('as the browser shows it @phone', () => {
  for (const route of routes) {
    test(`${route} can be used by all, and nothing reaches beyond the screen`, async ({ page }) => {
      await page.goto(route)
      if (!likeAnother.some((one) => one.test(route))) expect(await violations(page)).toEqual([])
      for (const width of [360, 768, 991, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    })
  }
})
