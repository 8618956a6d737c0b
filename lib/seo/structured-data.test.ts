import type { Thing } from 'schema-dts'
import { clubBySlug, clubs } from '@/content/clubs'
import type { Article } from '@/lib/news/read'
import { newsArticle } from './article'
import { breadcrumbs } from './breadcrumbs'
import { exerciseGym, gymList, openingHours } from './gym'
import { organization, webSite } from './organization'

/** What search engines ask for (developers.google.com/search/docs, schema.org), and nothing we don't know. */
const facts: Record<string, string> = {
  Organization: '@id name url logo sameAs',
  WebSite: '@id name url inLanguage publisher.@id',
  ExerciseGym: `@id name url image address.streetAddress address.addressLocality address.addressRegion
    address.postalCode address.addressCountry parentOrganization.@id parentOrganization.name parentOrganization.url`,
  ItemList: 'itemListElement.position itemListElement.name itemListElement.url',
  BreadcrumbList: 'itemListElement.position itemListElement.name itemListElement.item',
  NewsArticle: `headline url mainEntityOfPage image inLanguage publisher.@id publisher.name publisher.url`,
}

/** What is told of a club only where it is known. */
const ifKnown = `openingHoursSpecification.dayOfWeek openingHoursSpecification.opens
  openingHoursSpecification.closes amenityFeature.name amenityFeature.value`

const forms: [name: RegExp, form: RegExp][] = [
  [/(@id|url|item|image|logo|sameAs|mainEntityOfPage)$/, /^https?:\/\/[^ ]+$/],
  [/(opens|closes)$/, /^([01]\d|2[0-3]):[0-5]\d$/],
  [/postalCode$/, /^\d{6}$/],
  [/dayOfWeek$/, /^\w+day$/],
]

/** Every fact of a thing, by what leads to it. */
const factsOf = (value: unknown, name = ''): [name: string, value: unknown][] =>
  Array.isArray(value)
    ? value.flatMap((one) => factsOf(one, name))
    : typeof value === 'object' && value
      ? Object.entries(value).flatMap(([key, part]) => factsOf(part, name ? `${name}.${key}` : key))
      : [[name, value]]

const checked = (thing: Thing): unknown => JSON.parse(JSON.stringify(thing))

const article: Article = {
  newsid: '16',
  title: 'Floor by floor',
  html: '<p>There is a lot under one roof.</p>',
  parts: [],
  banner: { src: '/_next/image?url=%2Fa.jpg&w=828&q=60', srcSet: '' },
}

const things: [string, Thing][] = [
  ['Organization', organization()],
  ['WebSite', webSite()],
  ...clubs.map((club): [string, Thing] => ['ExerciseGym', exerciseGym(club)]),
  ['ItemList', gymList(clubs)],
  ['BreadcrumbList', breadcrumbs({ label: 'News', href: '/news' })],
  ['NewsArticle', newsArticle(article)],
]

test.each(things)('%s has what search engines ask for and nothing else', (type, thing) => {
  expect(thing).toHaveProperty(['@type'], type)
  const told = factsOf(checked(thing)).filter(([name]) => !name.endsWith('@type'))
  const names = new Set(told.map(([name]) => name))
  const asked = (facts[type] ?? '').split(/\s+/)
  expect([...names]).toEqual(expect.arrayContaining(asked))
  expect([...asked, ...ifKnown.split(/\s+/)]).toEqual(expect.arrayContaining([...names]))
  for (const [name, value] of told) {
    const [, form = /./] = forms.find(([one]) => one.test(name)) ?? []
    expect([name, String(value)]).toEqual([name, expect.stringMatching(form)])
  }
  const positions = told.flatMap(([name, value]) => (name.endsWith('position') ? [value] : []))
  expect(positions).toEqual(positions.map((_, index) => index + 1))
})

test('no stand-in for a phone or an e-mail address is among the facts', () => {
  const all = JSON.stringify(things)
  for (const { phones, email } of clubs)
    for (const standIn of [...phones, email]) expect(all).not.toContain(standIn)
})

test('the gym in Sahakara Nagar has its street, hours and fifteen amenities', () => {
  expect(checked(exerciseGym(clubBySlug('sahakara-nagar')))).toMatchObject({
    name: 'OCTA GYM Sahakara Nagar',
    address: {
      streetAddress: '1st Main Rd, Sahakara Nagar',
      addressLocality: 'Bengaluru',
      addressRegion: 'Karnataka',
      postalCode: '560092',
    },
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '06:00',
        closes: '23:00',
      },
      { dayOfWeek: ['Sunday'], opens: '08:00', closes: '18:00' },
    ],
  })
  expect(exerciseGym(clubBySlug('sahakara-nagar'))).toHaveProperty('amenityFeature.length', 15)
  expect(exerciseGym(clubBySlug('sahakara-nagar'))).toHaveProperty('image.length', 4)
})

test.each(['imphal', 'jaipur'] as const)('%s, whose hours nobody knows, has none', (slug) => {
  expect(exerciseGym(clubBySlug(slug))).not.toHaveProperty('openingHoursSpecification')
})

test('a closing time after midnight is told by the clock, and one at midnight on the same day', () => {
  const closing = (closes: number) =>
    openingHours([{ day: 5, opens: 360, closes }]).map((span) => span.closes)
  expect(closing(1590)).toEqual(['02:30'])
  expect(closing(1440)).toEqual(['23:59'])
})

test('an article without a banner still has its social image', () => {
  expect(newsArticle({ ...article, banner: undefined })).toMatchObject({
    image: ['http://localhost:3000/social-images/news-readmore/16.jpg'],
  })
})
