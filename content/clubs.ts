import { brand } from './brand'
import type { LandingPath } from './paths'
import { placeholder } from './placeholders'
import type { State } from './states'
import type { ClubSlug } from './types'
import type { Weekday } from './weekdays'

/** What visitors ask of each club. */
export const offers = [
  'Group fitness',
  'MMA classes',
  'Brazilian Jiu-Jitsu',
  'Women’s-only BJJ',
  'Youth program',
  'Personal training',
  'Steam',
] as const

/** When a club is open on some days of the week. */
type Hours = {
  days: readonly [first: Weekday, last?: Weekday]
  /** Minutes since midnight, as `at` gives them; more than a day's when it closes after midnight. */
  opens: number
  closes: number
}

/** A day of India, 2026-12-31, on which a club is closed or has other hours. */
export type HoursException = { date: string; why: string } & (
  { closed: true } | Pick<Hours, 'opens' | 'closes'>
)

/** Days that differ for every club, such as a holiday; those of one club are its `exceptions`. */
const exceptionsOfAll: readonly HoursException[] = []

/** The texts of the full page of a club. */
export type ClubPage = {
  title: string
  description: string
  /** The heading and the line below it, where they are not the city and the club with its state. */
  headline?: string
  line?: string
  overview: {
    heading: readonly [string, string]
    lead: string
    text: string
  }
  amenities: readonly string[]
  /** The landing page on which visitors ask for a call. */
  callback?: LandingPath
}

type ClubFacts = {
  id: number
  slug: ClubSlug
  name: string
  city: string
  state: State
  /** Whether the list of clubs names it after its city. */
  listedByCity?: boolean
  street?: string
  area: string
  pincode: string
  /** Whether the address is written without the state (contract, "Clubs"). */
  stateHidden?: boolean
  /** Never in structured data before the real ones are known. */
  phones: readonly string[]
  /** What it has of the `offers`, and what not. Of the others a visitor is told to ask. */
  has?: Partial<Record<(typeof offers)[number], boolean>>
  /** Empty where no hours are known. */
  hours: readonly Hours[]
  exceptions?: readonly HoursException[]
  /** The day from which the club is closed: 2026-12-31. Pages say so before; then it is only where its enquiries are shown. */
  closed?: string
  /**
   * Its texts, which take its area and city from the facts. A club without them has only its photos on
   * its page, and its card leads to /contact.
   */
  page?: (facts: ClubFacts) => ClubPage
}

/** A club of India (specification 2.8 and 9, contract "Clubs"). */
export type Club = ReturnType<typeof toClub>

/** The four photos of a club: its pictures are named after them. */
export const clubPhotos = [
  { name: 'octagon', caption: 'Octagon' },
  { name: 'cardio-equipment', caption: 'Cardio Equipment' },
  { name: 'group-fitness-studio', caption: 'Group Fitness Studio' },
  { name: 'strength-training-equipment', caption: 'Strength Training Equipment' },
] as const

/** The amenities that the photos show, for clubs of which no more is known. */
export const amenitiesInPhotos: readonly string[] = placeholder(
  'amenities',
  clubPhotos.map(({ caption }) => caption),
)

/** Minutes since midnight: `at(22, 30)` is half past ten in the evening, `at(25)` one at night. */
const at = (hour: number, minute = 0) => hour * 60 + minute

type OpeningTimes = readonly [opens: number, closes: number]

const hours = (sunday: OpeningTimes, others: OpeningTimes): Hours[] => [
  { days: ['Monday', 'Saturday'], opens: others[0], closes: others[1] },
  { days: ['Sunday'], opens: sunday[0], closes: sunday[1] },
]

const facts: readonly ClubFacts[] = [
  {
    id: 101,
    slug: 'punjabi-bagh',
    name: 'Punjabi Bagh',
    city: 'New Delhi',
    state: 'Delhi',
    area: 'Punjabi Bagh',
    pincode: placeholder('address', '110026'),
    phones: [placeholder('phone', '+91 00000 00101')],
    hours: hours([at(7), at(16)], [at(6), at(22, 30)]),
    page: ({ area, city }) => ({
      title: `Gym in ${area}, ${city}`,
      description: `Address, phone and opening hours of the ${brand.name} club in ${area}, ${city}, with photos, a map and a free all-access guest pass.`,
      overview: placeholder('text', {
        heading: ['Club', area],
        lead: `An octagon in ${area}, with a cardio floor, a strength area and a group fitness studio around it.`,
        text: 'Come with a guest pass, try the classes and find what suits you.',
      }),
      amenities: amenitiesInPhotos,
    }),
  },
  {
    id: 104,
    slug: 'bandra',
    name: 'Bandra',
    city: 'Mumbai',
    state: 'Maharashtra',
    area: placeholder('address', 'Bandra West'),
    pincode: placeholder('address', '400050'),
    phones: [placeholder('phone', '+91 00000 00104'), placeholder('phone', '+91 00000 01104')],
    hours: hours([at(8), at(17)], [at(6), at(23)]),
    page: ({ name, area, city }) => ({
      title: `Gym in ${area}, ${city}`,
      description: `${brand.name} in ${area}, ${city}: opening hours, phone numbers, photos and a map. Ask for your free all-access guest pass.`,
      overview: placeholder('text', {
        heading: ['Club', name],
        lead: `An octagon in ${area}, with a cardio floor, a strength area and a group fitness studio.`,
        text: 'Join a class, or train in the cardio and strength areas at your own pace. Call either number to arrange a first visit.',
      }),
      amenities: amenitiesInPhotos,
    }),
  },
  {
    id: 105,
    slug: 'imphal',
    name: 'Tiddim Road',
    city: 'Imphal',
    state: 'Manipur',
    listedByCity: true,
    area: 'Tiddim Road',
    pincode: placeholder('address', '795001'),
    phones: [placeholder('phone', '+91 00000 00105')],
    hours: [],
    page: ({ area, city, state, hours: known }) => ({
      title: `Gym on ${area}, ${city}`,
      description: `Where to find the ${brand.name} club on ${area} in ${city}, ${state}: address, phone, photos and a map, and a free all-access guest pass.`,
      overview: placeholder('text', {
        heading: ['Club', city],
        lead: `A cardio floor, a strength area and a group fitness studio around an octagon on ${area}.`,
        text: `Classes are for all levels: a coach shows you how.${known.length > 0 ? '' : ' Call the club before your first visit and ask when it is open.'}`,
      }),
      amenities: amenitiesInPhotos,
    }),
  },
  {
    id: 106,
    slug: 'jaipur',
    name: 'Mansarovar',
    city: 'Jaipur',
    state: 'Rajasthan',
    listedByCity: true,
    area: 'Mansarovar',
    pincode: placeholder('address', '302020'),
    phones: [placeholder('phone', '+91 00000 00106')],
    hours: [],
  },
  {
    id: 108,
    slug: 'guwahati',
    name: 'GS Road',
    city: 'Guwahati',
    state: 'Assam',
    listedByCity: true,
    street: 'GS Rd',
    area: 'Ananda Nagar',
    pincode: '781006',
    stateHidden: true,
    phones: [placeholder('phone', '+91 00000 00108')],
    hours: hours([at(8), at(18)], [at(6), at(23)]),
    page: ({ name, area, city, state }) => ({
      title: `Gym on ${name}, ${city}`,
      description: `The ${brand.name} club on ${name} in ${area}, ${city}, ${state}: opening hours, phone, photos and a map. Get a free all-access guest pass.`,
      overview: placeholder('text', {
        heading: ['Club', city],
        lead: `An octagon on ${name}, with a cardio floor, a strength area and a group fitness studio.`,
        text: `The club is in ${area}. Ask for a guest pass and try the classes, or have the club call you first.`,
      }),
      amenities: amenitiesInPhotos,
      callback: '/landing/guwahati-assam',
    }),
  },
  {
    id: 109,
    slug: 'sahakara-nagar',
    has: { 'Group fitness': true, 'MMA classes': true, 'Personal training': true, Steam: true },
    name: 'Sahakara Nagar',
    city: 'Bengaluru',
    state: 'Karnataka',
    street: '1st Main Rd',
    area: 'Sahakara Nagar',
    pincode: '560092',
    stateHidden: true,
    phones: [placeholder('phone', '+91 00000 00109')],
    hours: hours([at(8), at(18)], [at(6), at(23)]),
    page: ({ area, city }) => ({
      title: `Gym in ${area}, ${city}`,
      description: `Fifteen amenities, opening hours, photos and a map of the ${brand.name} club in ${area}, ${city}. Book your free all-access guest pass.`,
      headline: 'KARNATAKA',
      line: `${city.toUpperCase()} - ${area}`,
      overview: placeholder('text', {
        heading: ['YOU BELONG', 'HERE'],
        lead: `An octagon, a boxing bag rack, an Olympic lift platform and indoor turf: ${area} has fifteen amenities under one roof.`,
        text: 'Come for a class, stay for the steam room. Personal training is there too, and mixed martial arts classes.',
      }),
      amenities: [
        'Cardio Equipment',
        'Strength Training Equipment',
        'Free Weights',
        'Group Fitness Studio',
        'Boxing Bag Rack',
        'Octagon',
        'Functional Training Equipment',
        'Indoor Turf',
        'Olympic Lift Platform',
        'Personal Training',
        'Mixed Martial Arts Classes',
        'Locker Rooms',
        'Steam',
        'Showers and WC',
        'Pro Shop',
      ],
      callback: '/landing/sahakara-nagar',
    }),
  },
]

/** The city and its state, unless the city's name contains the state. */
export const cityAndState = ({ city, state }: Pick<ClubFacts, 'city' | 'state'>): string =>
  city.includes(state) ? city : `${city}, ${state}`

/** Whether a club is closed, by the day in India. */
export const isClosed = ({ closed }: Pick<ClubFacts, 'closed'>, now = Date.now()): boolean =>
  closed !== undefined && closed <= new Date(now + 5.5 * 3_600_000).toISOString().slice(0, 10)

const dayAndMonth = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

function toClub(club: ClubFacts) {
  const { slug, name, city, state, page, closed } = club
  const closes = closed && `closes on ${dayAndMonth(closed)}`
  const closing = closes ? ` (${closes})` : ''
  return {
    ...club,
    closes,
    page: page?.(club),
    exceptions: [...(club.exceptions ?? []), ...exceptionsOfAll],
    /** The label in the forms' club list. */
    label: `${name} - ${city}${closing}`,
    /** Real once the brand's domain is. */
    email: `${slug}@${brand.emailDomain}`,
    /** Its name in the list of clubs, and where that is. */
    card: club.listedByCity
      ? { name: city, place: `${name}, ${state}${closing}` }
      : { name, place: `${cityAndState(club)}${closing}` },
  }
}

/** Every club, also those that are closed: their enquiries are still there. */
export const everyClub: readonly Club[] = facts.map(toClub)

/** The clubs that are not closed yet. */
export const clubs = everyClub.filter((club) => !isClosed(club))

/** The club with this slug. */
export function clubBySlug(slug: ClubSlug): Club {
  const found = everyClub.find((club) => club.slug === slug)
  if (!found) throw new Error(`There is no club ${slug}`)
  return found
}

/** Clubs that open soon: on the list, in no form. There may be none. */
export const openingSoon: readonly (Club['card'] & Pick<Club, 'email'>)[] = [
  { name: placeholder('club', 'Baner'), place: 'Pune', email: brand.email },
  {
    name: placeholder('club', 'Kondapur'),
    place: 'Hyderabad',
    email: brand.email,
  },
]

/** The slugs a club's page answers to below /locations; the first is the canonical one. */
export const clubSlugs = ({ slug }: Club): string[] => [slug, `${brand.slug}-${slug}`]

/** The number of each club by the addresses of its page. */
export const clubNumbers = Object.fromEntries(
  clubs.flatMap((club) => clubSlugs(club).map((slug) => [`/locations/${slug}`, club.id])),
)

/** The heading of a club's page and the line below it. */
export const clubHeading = ({ name, city, state, page }: Club) => ({
  headline: page?.headline ?? city,
  line: page?.line ?? `${name}, ${state}`,
})
