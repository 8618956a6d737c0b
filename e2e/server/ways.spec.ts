import { z } from 'zod'
import { readMain, readPage } from '@/e2e/pages'
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

test('the breadcrumbs that people see are those that search engines are told', async ({ site }) => {
  const below = routes.filter((route) =>
    /^\/(classes\/|news-readmore|locations\/(?!list))/.test(route),
  )
  expect(below.length).toBeGreaterThan(15)
  for (const route of below) {
    const html = await readPage(site, route)
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

test('the words beside the thanks of a landing page are about a franchise', async ({ site }) => {
  for (const path of ['sahakara-nagar/sn-thank-you', 'guwahati-assam/gw-thank-you'])
    expect(await readPage(site, `/landing/${path}`)).toContain('franchise')
})

test('each of the leaders has a page on the professional network', async ({ site }) => {
  const html = await readPage(site, '/about')
  const profiles = elements(html, 'a').filter(({ text }) =>
    text.includes('on the professional network'),
  )
  expect(profiles).toHaveLength(4)
  for (const { tag } of profiles) {
    expect(attribute(tag, 'target')).toBe('_blank')
    expect(attribute(tag, 'href')).toMatch(/^https:/)
  }
})

test('the home page leads on', async ({ site }) => {
  expect(startTags(await readPage(site, '/'), 'html')[0]).toContain('lang="en-GB"')
  const main = await readMain(site, '/')
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

const leadsOn: Record<string, string[]> = {
  '/about': ['/news', '/events'],
  '/news-readmore/16': ['/news'],
  '/getpass': ['/terms#trial-pass'],
  '/classes': ['/terms#trial-pass'],
  '/classes/youth': ['/contact'],
  '/classes/detail/brazilian-jiu-jitsu-gi': ['/classes/bjj'],
  '/classes/detail/ufc-fit': ['/classes/group'],
  '/classes/detail/matrx': ['/classes/group'],
  '/locations/bandra': ['/terms#trial-pass'],
  '/locations/jaipur': ['/contact', '/landing/mansarovar-feedback'],
  '/thank-you': ['/about'],
  '/thank-you-guest': ['/classes', '/locations/list', '/terms#trial-pass'],
  '/landing/sahakara-nagar/sn-thank-you': ['/classes', '/locations/list'],
  '/landing/sahakara-nagar/sn-feedback-thank-you': ['/classes', '/locations/list'],
  '/landing/guwahati-assam/gw-thank-you': ['/classes', '/locations/list'],
}

test('pages lead on, also those that are coming soon, and thank-you pages not to the pass', async ({
  site,
}) => {
  for (const [page, targets] of Object.entries(leadsOn)) {
    const links = startTags(await readMain(site, page), 'a').map((link) => attribute(link, 'href'))
    expect(links, page).toEqual(expect.arrayContaining(targets))
    if (page.includes('thank-you')) expect(links, page).not.toContain('/getpass')
  }
})

test('no bar offers the pass beside a form or after one was sent', async ({ site }) => {
  for (const page of ['/getpass', '/franchise', '/contact', '/thank-you', '/thank-you-guest'])
    expect(await readPage(site, page), page).toContain('data-thumb="off"')
})

test('who asked for a pass is told what to bring', async ({ site }) => {
  const thanks = await readMain(site, '/thank-you-guest')
  expect(elements(thanks, 'h2').map(({ text }) => text)).toContain('If you asked for a guest pass')
  const bring = elements(thanks, 'li').map(({ text }) => text)
  for (const words of ['15 days', 'original pass', 'government ID'])
    expect(bring).toContainEqual(expect.stringContaining(words))
})

test('a video is a link to it before the script makes a button of it', async ({ site }) => {
  const videos = async (route: string) =>
    elements(await readMain(site, route), 'a').filter(({ text }) => /^Play video: /.test(text))
  expect(await videos('/events')).toHaveLength(11)
  const [video] = await videos('/news-readmore/16')
  expect(attribute(video?.tag ?? '', 'href')).toBe('https://www.youtube.com/watch?v=octaGYM0016')
  expect(attribute(video?.tag ?? '', 'role')).toBeUndefined()
})

test('a landing page and its thanks have no shell, name the club and lead home', async ({
  site,
}) => {
  const clubs = { 'sahakara-nagar': '109', guwahati: '108' }
  for (const [club, number] of Object.entries(clubs)) {
    const own = routes.filter((route) => route.startsWith(`/landing/${club}`))
    for (const route of own.filter((one) => !one.includes('feedback'))) {
      const html = await readPage(site, route)
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
