import type { APIRequestContext } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { pages } from '@/content/pages'
import { canonical, isLanding, routes } from '@/e2e/support/routes'
import { expect, serverTest as test } from '@/e2e/support/test'
import { articles } from '@/sandbox/articles'
import { attribute, elements, startTags } from '@/testing/html'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'no-dup-id': 'error',
    'no-missing-references': 'error',
    'multiple-labeled-controls': 'error',
  },
})

async function read(request: APIRequestContext, route: string) {
  const response = await request.get(route)
  expect(response.status(), route).toBe(200)
  return response.text()
}

for (const route of routes) {
  test(`${route} is a valid page with the one h1 of its content, landmarks and sized pictures, none of them twice`, async ({
    request,
  }) => {
    const html = await read(request, route)
    expect(startTags(html, 'html')[0]).toContain('lang="en-GB"')
    const [heading, ...others] = elements(html, 'h1')
    expect(others).toEqual([])
    const page = pages.find(({ path }) => path === canonical(route))
    const headline = page?.heading ?? articles[0]?.title
    expect(heading?.text.toLowerCase()).toBe(headline?.toLowerCase())
    expect(startTags(html, 'main')).toHaveLength(1)
    expect(startTags(html, 'header')).toHaveLength(isLanding(route) ? 0 : 1)
    expect(startTags(html, 'footer')).toHaveLength(isLanding(route) ? 0 : 1)
    const pictures = startTags(html, 'img')
    const files = pictures.map((picture) =>
      attribute(picture, 'src')?.replace(/-\d+\.\w+\.jpg$/, ''),
    )
    expect(files).toEqual([...new Set(files)])
    for (const picture of pictures) {
      expect(attribute(picture, 'alt'), picture).toBeDefined()
      expect(Number(attribute(picture, 'width')), picture).toBeGreaterThan(0)
      expect(Number(attribute(picture, 'height')), picture).toBeGreaterThan(0)
    }
    const report = await validator.validateString(html)
    const problems = report.results.flatMap(({ messages }) => messages)
    expect(
      problems.map(({ ruleId, message, line, column }) => [ruleId, message, line, column]),
    ).toEqual([])
  })
}

const linkTag =
  /^<a(?: (?:class|href|id|target|rel|hidden|download|(?:aria|data)-\w+)(?:="[^"]*")?)*>$/

test('no link is dead or has attributes of its own, every anchor is there, and every page of the sitemap is linked from another one', async ({
  request,
}) => {
  const sitemap = await read(request, '/sitemap.xml')
  const listed = Array.from(
    sitemap.matchAll(/<loc>([^<]+)</g),
    ([, url = '']) => new URL(url).pathname,
  )
  const unlinked = new Set(listed)
  const targets = new Map<string, string>()
  const opened = new Map<string, string>()
  for (const route of routes) {
    const html = await read(request, route)
    opened.set(route, html)
    for (const link of startTags(html, 'a')) {
      expect(link, route).toMatch(linkTag)
      const href = attribute(link, 'href') ?? ''
      expect(href, `${route}: ${link}`).toMatch(/^(\/|#|https?:\/\/|mailto:|tel:)/)
      if (/^[/#]/.test(href)) targets.set(href.startsWith('#') ? route + href : href, route)
      const [path = ''] = href.split('#')
      if (listed.includes(route) && path !== route) unlinked.delete(path)
    }
  }
  const why = 'link to each of these pages from another one, or set indexed: false'
  expect([...unlinked], why).toEqual([])
  for (const [target, from] of targets) {
    const [path = '', anchor] = target.split('#')
    const html = opened.get(path) ?? (await read(request, path))
    opened.set(path, html)
    if (anchor) expect(html, `${from} leads to ${target}`).toContain(`id="${anchor}"`)
  }
})
