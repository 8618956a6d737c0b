import { existsSync } from 'node:fs'
import { z } from 'zod'
import { routes } from '@/e2e/routes'
import { youTubeId } from '@/lib/video'
import { adultBelts, youthBelts } from './belts'
import * as brand from './brand'
import * as classes from './classes'
import * as clubs from './clubs'
import { events } from './events'
import * as faults from './error-pages'
import { consent } from './forms/consent'
import { forms } from './forms/forms'
import { franchise } from './forms/franchise'
import { guestPass } from './forms/guest-pass'
import { franchiseVideos } from './franchise-videos'
import * as freePass from './free-pass'
import * as navigation from './navigation'
import { about } from './pages/about'
import { bjj } from './pages/bjj'
import * as classPages from './pages/classes'
import { coaching } from './pages/coaching'
import { contactPage } from './pages/contact'
import { franchisePage } from './pages/franchise'
import { group } from './pages/group'
import { home } from './pages/home'
import { landing } from './pages/landing'
import * as locations from './pages/locations'
import * as thankYou from './pages/thank-you'
import { youth } from './pages/youth'
import pictures from './pictures.json'
import { states } from './states'

const everything = {
  about,
  bjj,
  brand,
  classPages,
  classes,
  clubs,
  coaching,
  contactPage,
  events,
  faults,
  franchisePage,
  franchiseVideos,
  freePass,
  group,
  home,
  landing,
  locations,
  navigation,
  thankYou,
  youth,
}

/** Every value of a key, wherever it stands in the content. */
function valuesOf(key: string, from: unknown, path = ''): [string, unknown][] {
  if (typeof from !== 'object' || from === null) return []
  return Object.entries(from).flatMap(([name, value]) => [
    ...(name === key ? [[`${path}.${name}`, value] as [string, unknown]] : []),
    ...valuesOf(key, value, `${path}.${name}`),
  ])
}

const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length)

test('every link leads to a page of the site or to another site', () => {
  const links = valuesOf('href', everything)
  expect(links.length).toBeGreaterThan(30)
  const known = new Set([...routes, ''])
  const dead = links.filter(
    ([, href]) =>
      !/^(https:|mailto:|tel:)/.test(String(href)) && !known.has(String(href).replace(/#.*/, '')),
  )
  expect(dead).toEqual([])
})

test('every picture that is named exists with a size and words', () => {
  const named = valuesOf('picture', everything).filter(([, name]) => typeof name === 'string')
  expect(named.length).toBeGreaterThan(20)
  const picture = z.object({
    width: z.int().positive(),
    height: z.int().positive(),
    alt: z.string().min(10),
    files: z.array(z.object({ avif: z.string(), webp: z.string() })).min(1),
  })
  for (const [path, name] of named) {
    const found = picture.safeParse(pictures[name as keyof typeof pictures])
    expect([path, found.error?.message]).toEqual([path, undefined])
    for (const { avif, webp } of found.data?.files ?? [])
      expect([avif, webp].map((file) => existsSync(`public${file}`))).toEqual([true, true])
  }
})

test('the clubs have the ids, slugs and photos of the contract', () => {
  const { clubs: all, clubPhotos } = clubs
  expect(all.map(({ id, slug }) => [id, slug])).toEqual([
    [101, 'punjabi-bagh'],
    [104, 'bandra'],
    [105, 'imphal'],
    [106, 'jaipur'],
    [108, 'guwahati'],
    [109, 'sahakara-nagar'],
  ])
  expect(clubPhotos).toHaveLength(4)
  expect(all.find(({ slug }) => slug === 'bandra')?.phones).toHaveLength(2)
  expect(all.find(({ slug }) => slug === 'imphal')?.hours).toEqual([])
  expect(all.find(({ slug }) => slug === 'jaipur')?.page).toBeUndefined()
  expect(all.find(({ slug }) => slug === 'sahakara-nagar')?.page?.amenities).toHaveLength(15)
  for (const { phones, email } of all) {
    for (const phone of phones) expect(phone).toMatch(/^\+91 00000 \d{5}$/)
    expect(email).toMatch(/@octagym\.example$/)
  }
})

test('the state list has the 35 of the specification, in order, none twice', () => {
  expect(states).toHaveLength(35)
  unique(states)
  expect(states.toSorted((a, b) => a.localeCompare(b))).toEqual(states)
  expect(states).not.toContain('Telangana')
  expect(states).toEqual(expect.arrayContaining(['Orissa', 'Pondicherry', 'Uttaranchal']))
})

test('eleven events and five franchise videos, each with a video and a caption', () => {
  expect(events.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(franchiseVideos).toHaveLength(5)
  const ids = [
    ...events.map(({ youtubeUrl }) => youTubeId(youtubeUrl)),
    ...franchiseVideos.map(({ id }) => youTubeId(`https://youtu.be/${id}`)),
  ]
  for (const id of ids) expect(id).toMatch(/^[\w-]{11}$/)
  unique(ids)
  for (const { caption } of [...events, ...franchiseVideos])
    expect(caption.length).toBeGreaterThan(5)
})

test('classes, questions, quotes and belts are as many as the specification says', () => {
  expect(bjj.questions.items).toHaveLength(5)
  expect(youth.questions.items).toHaveLength(5)
  expect(youth.classes).toHaveLength(6)
  expect(group.categories).toHaveLength(6)
  expect(group.top).toHaveLength(6)
  expect(about.quotes.quotes).toHaveLength(4)
  expect(coaching.quotes.quotes).toHaveLength(2)
  expect(adultBelts.map(({ name }) => name)).toEqual(['White', 'Blue', 'Purple', 'Brown', 'Black'])
  expect(
    youthBelts.map(({ name, stripes, variants }) => [name, stripes, variants?.length]),
  ).toEqual([
    ['White', 4, undefined],
    ['Gray', 6, 3],
    ['Yellow', 6, 3],
    ['Orange', 6, 3],
    ['Green', 6, 3],
  ])
  unique(classes.classes.map(({ slug }) => slug))
  const full = classes.classes.flatMap((one) => ('placeholder' in one ? [] : [one]))
  expect(full.map(({ minutes, rounds }) => [minutes, rounds?.count])).toEqual([
    [50, 7],
    [50, 7],
    [50, undefined],
  ])
})

test('six forms, each field named once, with the options of the specification', () => {
  expect([...forms.keys()]).toHaveLength(6)
  for (const { fields, destination } of forms.values()) {
    unique(fields.map(({ name }) => name))
    expect(routes).toContain(destination)
  }
  const options = (form: typeof guestPass, name: string) => {
    const field = form.fields.find((one) => one.name === name)
    return field && 'options' in field ? field.options.map(({ value }) => value) : []
  }
  expect(options(guestPass, 'clubid')).toEqual(['101', '104', '105', '106', '108', '109'])
  expect(options(guestPass, 'lead_state')).toEqual(states)
  expect(options(franchise, 'state')).toEqual(states)
  expect(options(franchise, 'modeofint')).toEqual([
    'Core (5,000 sq.ft)',
    'Signature (6,000 + sq.ft.)',
  ])
  expect(options(franchise, 'availablecapital')).toEqual(['2Cr. To 3 Cr.', 'Above 3 Cr.'])
  expect(options(franchise, 'besttime')).toEqual([
    '8-10am',
    '10am-12pm',
    '12-2pm',
    '2-4pm',
    '4-6pm',
  ])
  expect(options(franchise, 'hearabout')).toEqual([
    'Social Media',
    'Google',
    'Referral',
    'OCTA GYM Member',
    'OCTA GYM Fan',
    'Other',
  ])
  expect(options(franchise, 'own_property')).toEqual(['yes', 'no'])
})

test('a consent notice with other words has another version', () => {
  const { version, text } = consent(true)
  const words = text.map((part) => (typeof part === 'string' ? part : part.label)).join('')
  expect([version, words]).toEqual([
    '2026-11',
    'I agree to the Terms & Conditions and know I will be contacted after I submit this form.',
  ])
})
