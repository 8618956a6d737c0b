import { clubs, clubSlugs, openingSoon } from '@/content/clubs'
import { classPath, clubPath, guestPassPath } from '@/content/paths'
import { clubPage } from '@/content/pages/locations'
import { clubsWithoutHours, clubsWithoutPage, fullClub } from '@/e2e/support/example-clubs'
import { readMain, readPage } from '@/e2e/support/pages'
import { expect, serverTest as test } from '@/e2e/support/test'
import { phoneUrl } from '@/lib/clubs/address'
import { attribute, elements, startTags } from '@/testing/html'

const [address = '', secondAddress = ''] = clubSlugs(fullClub).map((slug) => `/locations/${slug}`)

test('a club without a full page and one that opens soon link to the contact page, others to theirs', async ({
  site,
}) => {
  const main = await readMain(site, '/locations/list')
  const cards = main.split('<h3').slice(1)
  const detailsOf = (name: string) => {
    const card = cards.find((one) => one.includes(`>${name}<`)) ?? ''
    const details = elements(card, 'a').find(({ text }) => text.startsWith('GYM DETAILS'))
    return attribute(details?.tag ?? '', 'href')
  }
  for (const { name } of [...clubsWithoutPage.map(({ card }) => card), ...openingSoon])
    expect(detailsOf(name), name).toBe('/contact')
  expect(detailsOf(fullClub.card.name)).toBe(address)
  expect(main.match(/Opening Soon/g) ?? []).toHaveLength(openingSoon.length)
})

test('a club has its phones, and no hours where none are known', async ({ site }) => {
  for (const club of clubs.filter(({ page }) => page)) {
    const main = await readMain(site, clubPath(club.slug))
    const calls = elements(main, 'a').flatMap(({ tag }) => {
      const href = attribute(tag, 'href')
      return href?.startsWith('tel:') ? href : []
    })
    expect(new Set(calls), club.slug).toEqual(new Set(club.phones.map(phoneUrl)))
    expect(elements(main, 'h2').map(({ text }) => text)).toContain(clubPage.hours)
    expect(startTags(main, 'dd').length, club.slug).toBe(club.hours.length)
  }
})

test('a club whose hours are not known says so wherever others say whether they are open', async ({
  site,
}) => {
  for (const [page, clubsThere] of [
    ['/', clubsWithoutHours],
    ['/locations/list', clubsWithoutHours],
    ...clubsWithoutHours
      .filter(({ page }) => page)
      .map((club) => [clubPath(club.slug), [club]] as const),
  ] as const)
    expect((await readMain(site, page)).split(clubPage.hoursUnknown).length - 1, page).toBe(
      clubsThere.length,
    )
})

test('clubs, classes and articles are shared by their canonical address, a page with photos only is not', async ({
  site,
}) => {
  const linksOf = async (page: string) =>
    elements(await readMain(site, page), 'a')
      .filter(({ text }) => text.startsWith('Share on'))
      .map(({ tag }) => decodeURIComponent(attribute(tag, 'href') ?? ''))
  const shared = { [secondAddress]: address, [address]: address }
  for (const page of [classPath('boxing-conditioning'), '/news-readmore/16']) shared[page] = page
  for (const [page, canonical] of Object.entries(shared)) {
    const links = await linksOf(page)
    expect(links).toHaveLength(3)
    for (const link of links) expect(link).toContain(`${canonical}?`)
  }
  for (const { slug } of clubsWithoutPage) expect(await linksOf(clubPath(slug))).toEqual([])
})

test('every FREE PASS around the page of a club has the club, on other pages it has none', async ({
  site,
}) => {
  const passes = async (page: string) =>
    elements(await readPage(site, page), 'a')
      .filter(({ text }) => /^free pass$/i.test(text))
      .map(({ tag }) => attribute(tag, 'href'))
      // The bar of a club's own page leads down to its form.
      .filter((href) => href !== clubPage.form)
  for (const page of [address, secondAddress])
    expect(new Set(await passes(page)), page).toEqual(new Set([guestPassPath(fullClub)]))
  for (const page of ['/', '/locations/list'])
    expect(new Set(await passes(page)), page).toEqual(new Set(['/getpass']))
})
