import { classes, type GymClass } from '@/content/classes'
import { clubs } from '@/content/clubs'
import { comingSoon } from '@/content/pages/class-detail'
import { ultimateClasses } from '@/content/pages/classes'
import { landingThanks } from '@/content/pages/landing'
import { classPath } from '@/content/paths'
import { readMain, readPage } from '@/e2e/support/pages'
import { expect, serverTest as test } from '@/e2e/support/test'
import { attribute, elements, plainText, readHead } from '@/testing/html'

const fullClasses = classes.filter((one): one is GymClass => !('placeholder' in one))
const inRounds = fullClasses.filter(({ rounds }) => rounds)
const coming = classes.filter((one) => 'placeholder' in one)

test('thank-you pages say that somebody will connect, those of clubs that one can own a gym', async ({
  site,
}) => {
  for (const page of ['/thank-you', '/thank-you-guest'])
    expect(plainText(await readMain(site, page))).toMatch(/a representative will connect/i)
  for (const [page, { offer }] of landingThanks)
    expect(plainText(await readMain(site, page)).includes('franchise'), page).toBe(Boolean(offer))
})

test('the Ultimate Classes say what they are, and of one without data the club is to be asked', async ({
  site,
}) => {
  const rows = elements(await readMain(site, '/classes/ultimate'), 'li').filter(({ inner }) =>
    inner.includes('<h2'),
  )
  const { cards, unknown } = ultimateClasses
  const asks = rows.map(({ text }) => text.includes(unknown))
  expect(asks).toEqual(
    cards.map(({ cta }) => coming.some(({ slug }) => classPath(slug) === cta.href)),
  )
})

test('a class says how many of its minutes are rounds, and one without rounds speaks of none', async ({
  site,
}) => {
  for (const { slug, rounds, minutes } of inRounds) {
    const main = await readMain(site, classPath(slug))
    const { count, minutes: each } = rounds ?? { count: 0, minutes: 0 }
    expect(plainText(main), slug).toContain(`${count} × ${each} = ${count * each} of ${minutes}`)
  }
  for (const { slug } of fullClasses.filter(({ rounds }) => !rounds))
    expect(plainText(await readMain(site, classPath(slug))), slug).not.toMatch(/rounds/i)
})

test('a class links to three others, and a class that is coming soon says so', async ({ site }) => {
  for (const { slug } of fullClasses) {
    const main = await readMain(site, classPath(slug))
    const more = elements(main, 'section').find(({ text }) => text.includes('More classes to try'))
    const targets = elements(more?.inner ?? '', 'a').map(({ tag }) => attribute(tag, 'href'))
    expect(new Set(targets).size, slug).toBe(3)
    expect(targets, slug).not.toContain(classPath(slug))
    const soon = elements(more?.inner ?? '', 'li').map(({ text }) => text.includes(comingSoon))
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
