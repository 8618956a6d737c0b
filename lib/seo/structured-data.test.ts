import type { Thing } from 'schema-dts'
import { brand } from '@/content/brand'
import { clubs } from '@/content/clubs'
import type { Article } from '@/lib/news/read'
import { bareClub, exampleClub } from '@/testing/example-club'
import {
  breadcrumbs,
  exerciseGym,
  gymList,
  newsArticle,
  openingHours,
  organization,
  organizationReference,
  webSite,
} from './structured-data'

const site = 'http://localhost:3000'

const article: Article = {
  newsid: '16',
  title: 'Floor by floor',
  words: 'There is a lot under one roof.',
  parts: [],
  banner: { src: '/_next/image?url=%2Fa.jpg&w=828&q=60', srcSet: '' },
}

/** What search engines ask for (developers.google.com/search/docs, schema.org), and nothing we don't know. */
test.each<[type: string, thing: Thing, facts: string]>([
  ['Organization', organization(), '@id name url logo sameAs'],
  ['WebSite', webSite(), '@id name url inLanguage publisher'],
  ['ItemList', gymList(clubs), 'itemListElement'],
  ['NewsArticle', newsArticle(article), 'headline url mainEntityOfPage image inLanguage publisher'],
  ['ExerciseGym', exerciseGym(bareClub), '@id name url image address parentOrganization'],
])('%s has what search engines ask for and nothing else', (type, thing, facts) => {
  expect(thing).toHaveProperty(['@type'], type)
  expect(Object.keys(thing)).toEqual(['@type', ...facts.split(' ')])
})

test('a gym has its address, hours, amenities, photos and brand', () => {
  const gym = exerciseGym(exampleClub)
  expect(gym).toMatchObject({
    '@type': 'ExerciseGym',
    name: `${brand.name} Lake Road`,
    url: `${site}/locations/${exampleClub.slug}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: '12 Lake Rd, Lake Gardens',
      addressLocality: 'Kolkata',
      addressRegion: 'West Bengal',
      postalCode: '700045',
      addressCountry: 'IN',
    },
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '06:00',
        closes: '22:30',
      },
      { dayOfWeek: ['Sunday'], opens: '07:00', closes: '16:00' },
    ],
    parentOrganization: organizationReference(),
  })
  expect(gym).toHaveProperty('amenityFeature.length', 2)
  expect(gym).toHaveProperty('image.length', 4)
})

test('things in a list have their numbers and whole addresses', () => {
  expect(breadcrumbs({ label: 'News', href: '/news' })).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: `${site}/` },
      { position: 2, name: 'News', item: `${site}/news` },
    ],
  })
  const [first] = clubs
  const url = `${site}/locations/${first?.slug}`
  expect(gymList(clubs)).toHaveProperty(['itemListElement', 0, 'url'], url)
})

test('no placeholder for a phone or an e-mail address is among the facts, and no address without its host', () => {
  const all = JSON.stringify([organization(), webSite(), gymList(clubs), ...clubs.map(exerciseGym)])
  for (const { phones, email } of clubs)
    for (const fact of [...phones, email]) expect(all).not.toContain(fact)
  expect(all).not.toContain('"/')
})

test('a closing time after midnight is told by the clock, and one at midnight on the same day', () => {
  const closing = (closes: number) =>
    openingHours([{ day: 5, opens: 360, closes }]).map((span) => span.closes)
  expect(closing(1590)).toEqual(['02:30'])
  expect(closing(1440)).toEqual(['23:59'])
})

test('a day that differs is told as one of its own, a closed one without a minute', () => {
  const exceptions = [
    { date: '2027-03-22', why: 'Holi', closed: true },
    { date: '2027-03-23', why: 'Fair', opens: 480, closes: 1440 },
  ] as const
  expect(exerciseGym({ ...exampleClub, exceptions: [...exceptions] })).toMatchObject({
    specialOpeningHoursSpecification: [
      { validFrom: '2027-03-22', validThrough: '2027-03-22', opens: '00:00', closes: '00:00' },
      { validFrom: '2027-03-23', opens: '08:00', closes: '23:59' },
    ],
  })
})

test('an article has its social image, behind its banner if there is one', () => {
  const image = `${site}/social-images/news-readmore/16.jpg`
  expect(newsArticle({ ...article, banner: undefined })).toMatchObject({ image: [image] })
  expect(newsArticle(article)).toMatchObject({ image: [site + article.banner?.src, image] })
})
