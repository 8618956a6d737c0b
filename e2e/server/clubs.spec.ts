import { readMain, readPage } from '@/e2e/support/pages'
import { expect, serverTest as test } from '@/e2e/support/test'
import { attribute, elements, startTags } from '@/testing/html'

test('a club without a full page and one that opens soon link to the contact page', async ({
  site,
}) => {
  const main = await readMain(site, '/locations/list')
  const clubs = main.split('<h3').slice(1)
  for (const name of ['Jaipur', 'Baner', 'Kondapur']) {
    const club = clubs.find((one) => one.includes(`>${name}<`)) ?? ''
    const details = elements(club, 'a').find(({ text }) => text === 'GYM DETAILS')
    expect(attribute(details?.tag ?? '', 'href'), name).toBe('/contact')
  }
  expect(main.match(/Opening Soon/g)).toHaveLength(2)
})

test('a club has its phones, and no hours where none are known', async ({ site }) => {
  const links = elements(await readMain(site, '/locations/bandra'), 'a')
  const calls = links.filter(({ tag }) => attribute(tag, 'href')?.startsWith('tel:'))
  expect(calls.map(({ text }) => text)).toEqual([
    '+91 00000 00104',
    '+91 00000 01104',
    'Call the club for today’s times',
    'Call the club',
  ])
  const imphal = await readMain(site, '/locations/imphal')
  expect(elements(imphal, 'h2').map(({ text }) => text)).toContain('Opening hours')
  expect(startTags(imphal, 'dd')).toEqual([])
})

test('a club whose hours are not known says so wherever others say whether they are open', async ({
  site,
}) => {
  for (const [page, clubs] of Object.entries({
    '/': 2,
    '/locations/list': 2,
    '/locations/imphal': 1,
  }))
    expect((await readMain(site, page)).split('Hours: ask the club').length - 1, page).toBe(clubs)
})

test('a club has a vCard, linked from both of its addresses', async ({ site }) => {
  const vCard = '/locations/bandra/contact.vcf'
  for (const address of ['/locations/bandra', '/locations/octa-gym-bandra']) {
    const links = elements(await readMain(site, address), 'a')
    const save = links.find(({ text }) => text === 'Save contact of Bandra')
    expect(attribute(save?.tag ?? '', 'href')).toBe(vCard)
  }
  const { headers } = await fetch(site.url + vCard)
  expect(headers.get('content-type')).toBe('text/vcard; charset=utf-8')
  expect(headers.get('content-disposition')).toBe('attachment; filename="octa-gym-bandra.vcf"')
  for (const name of ['octa-gym-bandra', 'nowhere'])
    expect((await fetch(`${site.url}/locations/${name}/contact.vcf`)).status).toBe(404)
})

const shared = {
  '/locations/octa-gym-sahakara-nagar': '/locations/sahakara-nagar',
  '/locations/bandra': '/locations/bandra',
  '/classes/detail/boxing-conditioning': '/classes/detail/boxing-conditioning',
  '/news-readmore/16': '/news-readmore/16',
}

test('clubs, classes and articles are shared by their canonical address, a page with photos only is not', async ({
  site,
}) => {
  const linksOf = async (page: string) =>
    elements(await readMain(site, page), 'a')
      .filter(({ text }) => text.startsWith('Share on'))
      .map(({ tag }) => decodeURIComponent(attribute(tag, 'href') ?? ''))
  for (const [page, canonical] of Object.entries(shared)) {
    const links = await linksOf(page)
    expect(links).toHaveLength(3)
    for (const link of links) expect(link).toContain(`${canonical}?`)
  }
  expect(await linksOf('/locations/jaipur')).toEqual([])
})

test('every FREE PASS around the page of a club has the club, on other pages it has none', async ({
  site,
}) => {
  const passes = async (page: string) =>
    elements(await readPage(site, page), 'a')
      .filter(({ text }) => /^free pass$/i.test(text))
      .map(({ tag }) => attribute(tag, 'href'))
  for (const page of ['/locations/jaipur', '/locations/octa-gym-jaipur'])
    expect(await passes(page), page).toEqual(Array(3).fill('/getpass?club=106'))
  for (const page of ['/', '/locations/list'])
    expect(new Set(await passes(page)), page).toEqual(new Set(['/getpass']))
})
