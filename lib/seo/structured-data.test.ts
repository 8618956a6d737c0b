import type { Thing } from 'schema-dts'
import { z } from 'zod'
import { clubBySlug, clubs } from '@/content/clubs'
import type { Article } from '@/lib/news/read'
import { newsArticle } from './article'
import { breadcrumbs } from './breadcrumbs'
import { exerciseGym, gymList, openingHours } from './gym'
import { organization, webSite } from './organization'

const url = z.url({ protocol: /^https?$/ })
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const day = z.enum(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
const words = z.string().min(1)
const listItem = { '@type': z.literal('ListItem'), position: z.int(), name: words }
const org = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': url,
  name: words,
  url,
  logo: url.optional(),
  sameAs: z.array(url).min(1).optional(),
})

/** What search engines ask for (developers.google.com/search/docs, schema.org), and nothing we don't know. */
const rules = {
  Organization: org.required(),
  WebSite: z.strictObject({
    '@type': z.literal('WebSite'),
    '@id': url,
    name: words,
    url,
    inLanguage: z.literal('en-GB'),
    publisher: z.strictObject({ '@id': url }),
  }),
  ExerciseGym: z.strictObject({
    '@type': z.literal('ExerciseGym'),
    '@id': url,
    name: words,
    url,
    image: z.array(url).length(4),
    address: z.strictObject({
      '@type': z.literal('PostalAddress'),
      streetAddress: words,
      addressLocality: words,
      addressRegion: words,
      postalCode: z.string().regex(/^\d{6}$/),
      addressCountry: z.literal('IN'),
    }),
    openingHoursSpecification: z
      .array(
        z.strictObject({
          '@type': z.literal('OpeningHoursSpecification'),
          dayOfWeek: z.array(day).min(1),
          opens: time,
          closes: time,
        }),
      )
      .min(1)
      .optional(),
    amenityFeature: z
      .array(
        z.strictObject({
          '@type': z.literal('LocationFeatureSpecification'),
          name: words,
          value: z.literal(true),
        }),
      )
      .min(1)
      .optional(),
    parentOrganization: org,
  }),
  ItemList: z.strictObject({
    '@type': z.literal('ItemList'),
    itemListElement: z.array(z.strictObject({ ...listItem, url })).min(2),
  }),
  BreadcrumbList: z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z.array(z.strictObject({ ...listItem, item: url })).min(2),
  }),
  NewsArticle: z.strictObject({
    '@type': z.literal('NewsArticle'),
    headline: words,
    url,
    mainEntityOfPage: url,
    image: z.array(url).min(1),
    inLanguage: z.literal('en-GB'),
    publisher: org,
  }),
}

const positions = z.object({ itemListElement: z.array(z.object({ position: z.int() })) })
const checked = (thing: Thing): unknown => JSON.parse(JSON.stringify(thing))

const article: Article = {
  newsid: '16',
  title: 'Floor by floor',
  html: '<p>There is a lot under one roof.</p>',
  parts: [],
  banner: { src: '/_next/image?url=%2Fa.jpg&w=828&q=60', srcSet: '' },
}

const things: [keyof typeof rules, Thing][] = [
  ['Organization', organization()],
  ['WebSite', webSite()],
  ...clubs.map((club): [keyof typeof rules, Thing] => ['ExerciseGym', exerciseGym(club)]),
  ['ItemList', gymList(clubs)],
  ['BreadcrumbList', breadcrumbs({ label: 'News', href: '/news' })],
  ['NewsArticle', newsArticle(article)],
]

test.each(things)('%s has what search engines ask for and nothing else', (type, thing) => {
  const read = checked(thing)
  expect(rules[type].safeParse(read).error).toBeUndefined()
  const listed = positions.safeParse(read).data?.itemListElement ?? []
  expect(listed.map(({ position }) => position)).toEqual(listed.map((_, index) => index + 1))
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
