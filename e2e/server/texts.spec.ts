import { classes, type GymClass } from '@/content/classes'
import { clubHeading, clubs } from '@/content/clubs'
import { bjj } from '@/content/pages/bjj'
import { classDetail } from '@/content/pages/class-detail'
import { ultimateClasses } from '@/content/pages/classes'
import { group } from '@/content/pages/group'
import { clubPage } from '@/content/pages/locations'
import { youth } from '@/content/pages/youth'
import { classPath, clubPath } from '@/content/paths'
import { readMain, readPage } from '@/e2e/support/pages'
import { clubsWithoutPage } from '@/e2e/support/example-clubs'
import { expect, serverTest as test } from '@/e2e/support/test'
import { clubAddress } from '@/lib/clubs/address'
import { attribute, elements, plainText, readHead, startTags } from '@/testing/html'

const names = (all: readonly { name: string }[]) => all.map(({ name }) => name)
const questions = (all: readonly { question: string; answer: string }[]) =>
  all.flatMap(({ question, answer }) => [question, answer])

const fullClasses = classes.filter((one): one is GymClass => !('placeholder' in one))
const inRounds = fullClasses.filter(({ rounds }) => rounds)
const coming = classes.filter((one) => 'placeholder' in one)

const said: Record<string, readonly string[]> = {
  '/classes/bjj': [
    ...names(bjj.classes.types),
    ...questions(bjj.questions.items),
    bjj.coaches.claim.map(({ text }) => text).join(' '),
  ],
  '/classes/youth': [
    ...names(youth.classes),
    ...questions(youth.questions.items),
    youth.permission,
    ...youth.claims.map(({ text }) => text),
  ],
  '/classes/group': [...names(group.categories), ...names(group.top)],
  ...Object.fromEntries(
    fullClasses.map(({ slug, access, whatToBring, minutes }) => [
      classPath(slug),
      [`${minutes} minutes`, ...access, ...whatToBring],
    ]),
  ),
  ...Object.fromEntries(
    clubs
      .filter(({ page }) => page?.line)
      .map((club) => [clubPath(club.slug), [clubHeading(club).line]]),
  ),
  ...Object.fromEntries(
    clubsWithoutPage.map((club) => [
      clubPath(club.slug),
      [clubAddress(club), ...(club.hours.length > 0 ? [] : [clubPage.callFirst])],
    ]),
  ),
}

for (const [page, expected] of Object.entries(said))
  test(`${page} says what its visitors come for`, async ({ site }) => {
    const text = plainText(await readMain(site, page))
    for (const one of expected) expect(text).toContain(plainText(one))
  })

test('thank-you pages say that somebody will connect, those of clubs that one can own a gym', async ({
  site,
}) => {
  for (const page of ['/thank-you', '/thank-you-guest'])
    expect(plainText(await readMain(site, page))).toMatch(/a representative will connect/i)
  for (const page of ['sahakara-nagar/sn-thank-you', 'guwahati-assam/gw-thank-you'])
    expect(plainText(await readMain(site, `/landing/${page}`))).toContain('franchise')
})

test('the franchise page makes its case before its form', async ({ site }) => {
  const headings = elements(await readMain(site, '/franchise'), 'h2').map(({ text }) => text)
  expect(headings.length).toBeGreaterThan(2)
  expect(headings.at(-1)).toBe('Request more info')
})

test('the Ultimate Classes stand side by side, and of one without data the club is to be asked', async ({
  site,
}) => {
  const rows = elements(await readMain(site, '/classes/ultimate'), 'li')
    .filter(({ inner }) => inner.includes('<dl'))
    .map(({ inner }) => elements(inner, 'dd').map(({ text }) => text))
  const { cards, compare } = ultimateClasses
  const bySlug = new Map(fullClasses.map((one) => [classPath(one.slug), one]))
  expect(rows.map((row) => row.slice(0, 3))).toEqual(
    cards.map(({ cta }) => {
      const one = bySlug.get(cta.href)
      if (!one) return [compare.unknown.label]
      const { minutes, rounds, skillLevel } = one
      return [`${minutes} minutes`, plainText(rounds?.detail ?? compare.noRounds), skillLevel]
    }),
  )
})

test('a class shows each of its rounds, and one without rounds speaks of none', async ({
  site,
}) => {
  for (const { slug, rounds } of inRounds) {
    const lists = elements(await readMain(site, classPath(slug)), 'ol')
    const own = lists.find(({ tag }) => attribute(tag, 'aria-label') === rounds?.label)
    expect(startTags(own?.inner ?? '', 'li'), slug).toHaveLength(rounds?.count ?? 0)
  }
  for (const { slug } of fullClasses.filter(({ rounds }) => !rounds))
    expect(plainText(await readMain(site, classPath(slug))), slug).not.toContain('rounds')
})

test('a class links to three others, and a class that is coming soon says so', async ({ site }) => {
  for (const { slug } of fullClasses) {
    const main = await readMain(site, classPath(slug))
    const more = elements(main, 'section').find(({ text }) => text.includes('More classes to try'))
    const targets = elements(more?.inner ?? '', 'a').map(({ tag }) => attribute(tag, 'href'))
    expect(new Set(targets).size, slug).toBe(3)
    expect(targets, slug).not.toContain(classPath(slug))
    const soon = elements(more?.inner ?? '', 'li').map(({ text }) =>
      text.startsWith(classDetail.soon),
    )
    const wanted = targets.map((target) => coming.some((one) => classPath(one.slug) === target))
    expect(soon, slug).toEqual(wanted)
  }
  for (const { slug, placeholder } of coming) {
    const html = await readPage(site, classPath(slug))
    expect(html).toContain(placeholder)
    expect(readHead(html).meta('robots')).toBe('noindex')
  }
})

test('the class data file has the classes with their minutes and rounds, and no schedule', async ({
  request,
}) => {
  const response = await request.get('/assets/classdata.json')
  expect(response.headers()['content-type']).toBe('application/json')
  expect(await response.json()).toEqual({
    version: 1,
    classes: fullClasses.map(({ slug, name, minutes, rounds }) => ({
      ...{ slug, name, minutes },
      ...(rounds && { rounds: { count: rounds.count, minutes: rounds.minutes } }),
    })),
    clubs: clubs.map(({ id }) => ({ clubid: id, sessions: [] })),
  })
})
