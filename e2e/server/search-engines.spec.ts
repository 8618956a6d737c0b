import sharp from 'sharp'
import { z } from 'zod'
import { brand } from '@/content/brand'
import { footerLinks } from '@/content/navigation'
import { pages } from '@/content/pages'
import { articlePath } from '@/content/paths'
import { articles } from '@/sandbox/articles'
import { absoluteUrl, socialImagePath } from '@/lib/seo/addresses'
import { attribute, elements, readHead, startTags } from '@/testing/html'
import { canonical, routes } from '@/e2e/support/routes'
import { notFoundPage } from '@/content/pages/not-found'
import { expect, serverTest as test } from '@/e2e/support/test'

const graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })),
})

/** The structured data and metadata of a page. */
function structuredDataTypes(route: string): string[] {
  if (route === '/') return ['Organization', 'WebSite']
  if (route === '/locations/list') return ['ItemList']
  if (route.startsWith('/locations/')) return ['BreadcrumbList', 'ExerciseGym']
  if (route.startsWith('/news-readmore/')) return ['BreadcrumbList', 'NewsArticle']
  return route.startsWith('/classes/') ? ['BreadcrumbList'] : []
}

const indexedPages = pages.filter(({ indexed }) => indexed).map(({ path }) => path)

const sitemapAddresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url)

test('every page has a title, a description, a canonical address, a social image and structured data of its own', async ({
  request,
}) => {
  const seen = new Map<string, string>()
  for (const route of routes) {
    await test.step(route, async () => {
      const response = await request.get(route)
      expect(response.headers()).not.toHaveProperty('x-robots-tag')
      const html = await response.text()
      const { title, meta, link, data } = readHead(html)
      const path = canonical(route)
      const url = new URL(path, absoluteUrl('/')).href
      for (const words of [title, meta('description')]) {
        expect(seen.get(words) ?? path, `${route}: ${words}`).toBe(path)
        seen.set(words, path)
      }
      expect(new URL(link('canonical')).href).toBe(url)
      const indexed = indexedPages.includes(path) || path.startsWith('/news-readmore/')
      expect(meta('robots')).toBe(indexed ? 'max-image-preview:large' : 'noindex')

      expect(new URL(meta('og:url')).href).toBe(url)
      expect(meta('og:type')).toBe(path.startsWith('/news-readmore/') ? 'article' : 'website')
      expect(title).toContain(meta('og:title'))
      expect(meta('og:description')).toBe(meta('description'))
      expect(meta('og:image')).toBe(absoluteUrl(socialImagePath(path)))
      expect(meta('og:image:alt')).toContain(brand.name)
      expect(meta('twitter:card')).toBe('summary_large_image')
      expect(meta('twitter:image')).toBe(meta('og:image'))
      // Link previews read only this much.
      expect(html.slice(0, 32_000)).toContain('twitter:image')

      const things = data.flatMap((json) => graph.parse(JSON.parse(json))['@graph'])
      expect(things.map((thing) => thing['@type']).sort()).toEqual(structuredDataTypes(path))
    })
  }
})

test('the sitemap lists every indexed page and every article, and robots.txt names it', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}`)
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toContain('xml')
  const listed = sitemapAddresses(await response.text())
  const read = articles.map(({ newsid }) => articlePath(String(newsid)))
  expect(listed).toEqual([...indexedPages, ...read].map(absoluteUrl))
})

test('the news pages name their feed', async ({ request }) => {
  for (const route of ['/news', '/news-readmore/16']) {
    const { link } = readHead(await (await request.get(route)).text())
    expect(link('alternate')).toBe(absoluteUrl('/news/feed.xml'))
  }
  const { 'content-type': type } = (await request.get('/news/feed.xml')).headers()
  expect(type).toBe('application/rss+xml; charset=utf-8')
})

test('the manifest and the icons are there', async ({ request }) => {
  const icon = z.object({ src: z.string(), sizes: z.string() })
  const response = await request.get('/manifest.webmanifest')
  const { icons } = z.object({ icons: z.array(icon).nonempty() }).parse(await response.json())
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
  }
  const html = await (await request.get('/thank-you')).text()
  const links = startTags(html, 'link').filter((tag) =>
    /icon|manifest/.test(attribute(tag, 'rel') ?? ''),
  )
  const kinds = links.map((link) => attribute(link, 'rel'))
  expect(kinds).toEqual(['manifest', 'icon', 'icon', 'apple-touch-icon'])
  for (const link of links) {
    const address = attribute(link, 'href') ?? ''
    expect((await request.get(address)).status(), address).toBe(200)
  }
})

for (const address of [
  '/no-such-page',
  '/About-us',
  '/locations/no-such-club',
  `/locations/${brand.slug}-nowhere`,
  '/classes/detail/no-such-class',
  '/news-readmore/no-such-article',
  '/landing/bandra',
]) {
  test(`${address} is a 404 in the shell with ways onwards, and noindex`, async ({ request }) => {
    const response = await request.get(address, { maxRedirects: 0 })
    expect(response.status()).toBe(404)
    const html = await response.text()
    expect(elements(html, 'h1').map(({ inner }) => inner.replace(/<[^>]*>/g, ''))).toEqual([
      `${notFoundPage.number} ${notFoundPage.sentence}`,
    ])
    expect(elements(html, 'footer').map(({ inner }) => startTags(inner, 'a').length)).toEqual([
      footerLinks.length + brand.social.length + 1,
    ])
    const links = startTags(elements(html, 'main')[0]?.inner ?? '', 'a')
    const targets = links.map((link) => attribute(link, 'href'))
    expect(targets).toEqual(
      expect.arrayContaining(
        notFoundPage.ways.flatMap(({ links }) => links.map(({ href }) => href)),
      ),
    )
    const { title, meta } = readHead(html)
    expect(title).toBe(`Page not found – ${brand.name}`)
    expect(meta('robots')).toBe('noindex')
  })
}
