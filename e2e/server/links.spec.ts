import { z } from 'zod'
import { brand } from '@/content/brand'
import { classes } from '@/content/classes'
import { clubs } from '@/content/clubs'
import { events } from '@/content/events'
import { about } from '@/content/pages/about'
import { landing, landingThanks } from '@/content/pages/landing'
import { classPath, clubPath } from '@/content/paths'
import { clubsWithoutPage, fullClub } from '@/e2e/support/example-clubs'
import { phoneUrl } from '@/lib/clubs/address'
import { readMain, readPage } from '@/e2e/support/pages'
import { routes } from '@/e2e/support/routes'
import { expect, serverTest as test } from '@/e2e/support/test'
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
  expect(below.length).toBeGreaterThan(classes.length)
  for (const route of below) {
    const html = await readPage(site, route)
    const structured = readHead(html)
      .data.flatMap((json) => trail.parse(JSON.parse(json))['@graph'])
      .flatMap(({ itemListElement }) => itemListElement ?? [])
    const seen = elements(html, 'nav').find(
      ({ tag }) => attribute(tag, 'aria-label') === 'Breadcrumb',
    )
    const crumbs = elements(seen?.inner ?? '', 'li')
    expect([route, crumbs.map(({ text }) => text)]).toEqual([
      route,
      structured.map(({ name }) => name),
    ])
    const current = crumbs.map(({ inner }) => inner.includes('aria-current="page"'))
    expect(current).toEqual(structured.map((_, at) => at === structured.length - 1))
    expect(startTags(seen?.inner ?? '', 'a').map((link) => attribute(link, 'href'))).toEqual(
      structured.slice(0, -1).map(({ item }) => new URL(item).pathname),
    )
  }
})

test('the sister brands and the page of each leader open in a new tab', async ({ site }) => {
  const links = elements(await readPage(site, '/about'), 'a')
  const brands = brand.sisters.map(({ url }) =>
    links.filter(({ tag }) => attribute(tag, 'href')?.startsWith(url)),
  )
  const leaders = about.quotes.quotes.map(({ link }) =>
    links.filter(({ tag }) => attribute(tag, 'href') === link.href),
  )
  for (const found of [...brands, ...leaders]) {
    expect(found).not.toEqual([])
    const targets = found.map(({ tag }) => attribute(tag, 'target'))
    expect(targets).toEqual(found.map(() => '_blank'))
  }
})

const pagesOfClubs = clubs.map(({ slug }) => clubPath(slug))

const leadsOn: Record<string, string[]> = {
  '/': [
    ...['/getpass', '/about', '/locations/list', '/classes/youth'],
    ...['/classes/group', '/classes/ultimate', '/terms#trial-pass'],
    ...pagesOfClubs,
  ],
  '/about': ['/news', '/events'],
  '/news-readmore/16': ['/getpass', '/news'],
  '/getpass': ['/terms#trial-pass'],
  '/classes': [
    ...['/classes/ultimate', '/classes/bjj', '/classes/youth', '/classes/group'],
    '/terms#trial-pass',
  ],
  '/contact': pagesOfClubs,
  '/classes/bjj': ['/classes'],
  '/classes/youth': ['/contact#youth', '/getpass'],
  '/events': [...pagesOfClubs, '/getpass'],
  [clubPath(fullClub.slug)]: ['/terms#trial-pass'],
  '/international': pagesOfClubs,
  '/thank-you': ['/about'],
  '/thank-you-guest': ['/classes', '/locations/list', '/terms#trial-pass'],
}
for (const [page, { links }] of landingThanks) leadsOn[page] = links.map(({ href }) => href)
for (const { slug, phones, email } of clubsWithoutPage)
  leadsOn[clubPath(slug)] = [...phones.map(phoneUrl), `mailto:${email}`, '/contact']
for (const one of classes)
  if ('placeholder' in one) leadsOn[classPath(one.slug)] = [one.instead.href, '/getpass']

test('pages lead on, also those that are coming soon, and thank-you pages not to the pass', async ({
  site,
}) => {
  for (const [page, targets] of Object.entries(leadsOn)) {
    if (!routes.includes(page)) continue
    const links = startTags(await readMain(site, page), 'a').map((link) => attribute(link, 'href'))
    expect(links, page).toEqual(expect.arrayContaining(targets))
    if (page.includes('thank-you')) expect(links, page).not.toContain('/getpass')
  }
})

test('no bar offers the pass beside a form or after one was sent', async ({ site }) => {
  for (const page of ['/getpass', '/franchise', '/contact', '/thank-you', '/thank-you-guest'])
    expect(await readPage(site, page), page).toContain('data-bottom-bar="off"')
})

test('a video is a link to it before the script makes a button of it', async ({ site }) => {
  const videos = async (route: string) =>
    elements(await readMain(site, route), 'a').filter(({ text }) => /^Play video: /.test(text))
  expect(await videos('/events')).toHaveLength(events.length)
  const [video] = await videos('/news-readmore/16')
  expect(attribute(video?.tag ?? '', 'href')).toBe('https://www.youtube.com/watch?v=octaGYM0016')
  expect(attribute(video?.tag ?? '', 'role')).toBeUndefined()
})

test('the header marks the list in which a club or an article stands', async ({ site }) => {
  for (const [page, list] of [
    [clubPath(fullClub.slug), '/locations/list'],
    ['/news-readmore/16', '/news'],
  ] as const) {
    const [header] = elements(await readPage(site, page), 'header')
    const links = startTags(header?.inner ?? '', 'a')
    const marked = links.filter((link) => attribute(link, 'aria-current'))
    expect(
      marked.map((link) => attribute(link, 'href')),
      page,
    ).toEqual([list])
  }
})

test('a landing page and its thanks have no shell, name the club and lead home', async ({
  site,
}) => {
  for (const [route, { club }] of [...landing, ...landingThanks]) {
    const html = await readPage(site, route)
    expect(startTags(html, 'nav'), route).toEqual([])
    const contact = elements(html, 'address').flatMap(({ inner }) => startTags(inner, 'a'))
    expect(contact.map((tag) => attribute(tag, 'href'))).toEqual([
      ...club.phones.map(phoneUrl),
      `mailto:${club.email}`,
    ])
    const home = elements(html, 'a').find(({ tag }) => attribute(tag, 'href') === '/')
    expect(`${home?.tag} ${home?.text}`).toContain(`${brand.name} – home`)
  }
})
