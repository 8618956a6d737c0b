import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { routes } from '@/e2e/routes'
import { expect, serverTest as test } from '@/e2e/test'
import { attribute, elements, readHead, startTags } from '@/testing/html'

const trail = z.object({
  '@graph': z.array(
    z.looseObject({
      '@type': z.string(),
      itemListElement: z.array(z.object({ name: z.string(), item: z.string() })).optional(),
    }),
  ),
})

test('the breadcrumbs that people see are those that search engines are told', async ({
  request,
}) => {
  const below = routes.filter((route) =>
    /^\/(classes\/|news-readmore|locations\/(?!list))/.test(route),
  )
  expect(below.length).toBeGreaterThan(15)
  for (const route of below) {
    const html = await (await request.get(route)).text()
    const told = readHead(html)
      .data.flatMap((json) => trail.parse(JSON.parse(json))['@graph'])
      .flatMap(({ itemListElement }) => itemListElement ?? [])
    const seen = elements(html, 'nav').find(
      ({ tag }) => attribute(tag, 'aria-label') === 'Breadcrumb',
    )
    const crumbs = elements(seen?.inner ?? '', 'li')
    expect([route, crumbs.map(({ text }) => text)]).toEqual([route, told.map(({ name }) => name)])
    const current = crumbs.map(({ inner }) => inner.includes('aria-current="page"'))
    expect(current).toEqual(told.map((_, at) => at === told.length - 1))
    expect(startTags(seen?.inner ?? '', 'a').map((link) => attribute(link, 'href'))).toEqual(
      told.slice(0, -1).map(({ item }) => new URL(item).pathname),
    )
  }
})

test('the words beside the thanks of a landing page are about a franchise', async ({ request }) => {
  for (const path of ['sahakara-nagar/sn-thank-you', 'guwahati-assam/gw-thank-you'])
    expect(await (await request.get(`/landing/${path}`)).text()).toContain('franchise')
})

test('each of the leaders has a page on the professional network', async ({ request }) => {
  const html = await (await request.get('/about')).text()
  const profiles = elements(html, 'a').filter(({ text }) =>
    text.includes('on the professional network'),
  )
  expect(profiles).toHaveLength(4)
  for (const { tag } of profiles) {
    expect(attribute(tag, 'target')).toBe('_blank')
    expect(attribute(tag, 'href')).toMatch(/^https:/)
  }
})

test('the home page leads on', async ({ request }) => {
  const html = await (await request.get('/')).text()
  expect(startTags(html, 'html')[0]).toContain('lang="en-GB"')
  const main = elements(html, 'main')[0]?.inner ?? ''
  expect(elements(main, 'a').map(({ tag, text }) => [text, attribute(tag, 'href')])).toEqual([
    ['Get Your Free Pass', '/getpass'],
    ['FIND OUT MORE', '/about'],
    ['Join Now', '/locations/list'],
    ['FIND OUT MORE', '/classes/youth'],
    ['News', '/news'],
    ['Events', '/events'],
    ['Get Your Free Pass', '/getpass'],
    ['Trial pass terms', '/terms#trial-pass'],
  ])
  expect(elements(main, 'h2').map(({ text }) => text)).toContain('Train For Free Today')
})

const readMain = async (request: APIRequestContext, route: string) => {
  const html = await (await request.get(route)).text()
  return elements(html, 'main')[0]?.inner ?? ''
}

const linksIn = (html: string) =>
  elements(html, 'a').map(({ tag, text }) => [text, attribute(tag, 'href')])

test('About leads to news and events, and an article back to the news', async ({ request }) => {
  expect(linksIn(await readMain(request, '/about'))).toEqual(
    expect.arrayContaining([
      ['News', '/news'],
      ['Events', '/events'],
    ]),
  )
  expect(linksIn(await readMain(request, '/news-readmore/16'))).toContainEqual([
    'All news',
    '/news',
  ])
})

test('the pass leads to its terms, and who asked for one is told what to bring', async ({
  request,
}) => {
  const terms = [expect.stringMatching(/^Trial pass terms/), '/terms#trial-pass']
  for (const offer of ['/getpass', '/classes', '/locations/bandra', '/thank-you-guest'])
    expect(linksIn(await readMain(request, offer)), offer).toContainEqual(terms)
  const thanks = await readMain(request, '/thank-you-guest')
  expect(elements(thanks, 'h2').map(({ text }) => text)).toContain('If you asked for a guest pass')
  const bring = elements(thanks, 'li').map(({ text }) => text)
  for (const words of ['15 days', 'original pass', 'government ID'])
    expect(bring).toContainEqual(expect.stringContaining(words))
})

test('a video is a link to it before the script makes a button of it', async ({ request }) => {
  const videos = async (route: string) =>
    elements(await readMain(request, route), 'a').filter(({ text }) => /^Play video: /.test(text))
  expect(await videos('/events')).toHaveLength(11)
  const [video] = await videos('/news-readmore/16')
  expect(attribute(video?.tag ?? '', 'href')).toBe('https://www.youtube.com/watch?v=octaGYM0016')
  expect(attribute(video?.tag ?? '', 'role')).toBeUndefined()
})

test('a landing page and its thanks have no shell, name the club and lead home', async ({
  request,
}) => {
  const clubs = { 'sahakara-nagar': '109', guwahati: '108' }
  for (const [club, number] of Object.entries(clubs)) {
    const own = routes.filter((route) => route.startsWith(`/landing/${club}`))
    for (const route of own.filter((one) => !one.includes('feedback'))) {
      const html = await (await request.get(route)).text()
      expect(startTags(html, 'nav'), route).toEqual([])
      const contact = elements(html, 'address').flatMap(({ inner }) => startTags(inner, 'a'))
      expect(contact.map((tag) => attribute(tag, 'href'))).toEqual([
        `tel:+910000000${number}`,
        `mailto:${club}@octagym.example`,
      ])
      const home = elements(html, 'a').find(({ tag }) => attribute(tag, 'href') === '/')
      expect(`${home?.tag} ${home?.text}`).toContain('OCTA GYM – home')
    }
    expect(own.length).toBeGreaterThan(1)
  }
})
