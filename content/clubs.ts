import { brand } from './brand'
import type { PictureName, Point } from './types'
import type { Weekday } from './weekdays'

/** Every club has pictures that are named after it. */
export type ClubSlug = PictureName extends infer Name
  ? Name extends `club-${infer Slug}-octagon`
    ? Slug
    : never
  : never

/** When a club is open on some days of the week. */
type Hours = {
  days: readonly [first: Weekday, last?: Weekday]
  /** Hours after midnight: 22.5 is half past ten in the evening, 25 is one at night. */
  opens: number
  closes: number
}

/** What the full page of a club says. */
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
}

type ClubFacts = {
  id: number
  slug: ClubSlug
  name: string
  city: string
  state: string
  /** Whether the list of clubs names it after its city. */
  listedByCity?: boolean
  street?: string
  area: string
  pincode: string
  /** Whether the address is written without the state (contract, "Clubs"). */
  stateHidden?: boolean
  /** The middle of the neighbourhood: to sort by distance only, it is not where the club is. */
  near: Point
  phones: readonly string[]
  /** Empty where no hours are known. */
  hours: readonly Hours[]
  /** A club without one has only its photos on its page, and its card leads to /contact. */
  page?: ClubPage
}

/** A club of India (specification 2.8 and 9, contract "Clubs"). */
export type Club = ClubFacts & {
  /** The label in the forms' club list. */
  label: string
  /** How the list of clubs calls it, and where that is. */
  card: { name: string; place: string }
  email: string
}

/** Stand-ins for the specification's {phone} and {email}; never in structured data. */
const phone = (number: number) => `+91 00000 ${String(number).padStart(5, '0')}`

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
    pincode: '110026',
    near: [28.67, 77.13],
    phones: [phone(101)],
    hours: hours([7, 16], [6, 22.5]),
    page: {
      title: 'Gym in Punjabi Bagh, New Delhi',
      description: `Address, phone and opening hours of the ${brand.name} club in Punjabi Bagh, New Delhi, with photos, a map and a free all-access guest pass.`,
      overview: {
        heading: ['Club', 'Punjabi Bagh'],
        lead: 'Punjabi Bagh puts an octagon in west Delhi, with a cardio floor, a strength area and a group fitness studio around it.',
        text: 'A class takes 50 minutes, and the doors open at 6am from Monday to Saturday, so there is time to train before work. Come once with a guest pass and try the floor that suits you.',
      },
      amenities: [],
    },
  },
  {
    id: 104,
    slug: 'bandra',
    name: 'Bandra',
    city: 'Mumbai',
    state: 'Maharashtra',
    area: 'Bandra West',
    pincode: '400050',
    near: [19.06, 72.83],
    phones: [phone(104), phone(1104)],
    hours: hours([8, 17], [6, 23]),
    page: {
      title: 'Gym in Bandra West, Mumbai',
      description: `Two phone numbers, opening hours, photos and a map of the ${brand.name} club in Bandra West, Mumbai. Ask for your free all-access guest pass.`,
      overview: {
        heading: ['Club', 'Bandra'],
        lead: 'Bandra trains late: the club is open until 11pm from Monday to Saturday, and until 5pm on Sunday.',
        text: 'Join a 50 minute class, or keep to the cardio and strength floors at your own pace. Two phone lines reach the club; call either one to arrange a first visit.',
      },
      amenities: [],
    },
  },
  {
    id: 105,
    slug: 'imphal',
    name: 'Tiddim Road',
    city: 'Imphal',
    state: 'Manipur',
    listedByCity: true,
    area: 'Tiddim Road',
    pincode: '795001',
    near: [24.79, 93.93],
    phones: [phone(105)],
    hours: [],
    page: {
      title: 'Gym on Tiddim Road, Imphal',
      description: `Where to find the ${brand.name} club on Tiddim Road in Imphal, Manipur: address, phone, photos and a map, and a free all-access guest pass.`,
      overview: {
        heading: ['Club', 'Imphal'],
        lead: 'On Tiddim Road, Imphal trains around an octagon of its own, with cardio, strength and group fitness under the same roof.',
        text: 'A class takes 50 minutes, and coaches break each session down so that you can start at your own pace. Call the club before your first visit and ask when it is open.',
      },
      amenities: [],
    },
  },
  {
    id: 106,
    slug: 'jaipur',
    name: 'Mansarovar',
    city: 'Jaipur',
    state: 'Rajasthan',
    listedByCity: true,
    area: 'Mansarovar',
    pincode: '302020',
    near: [26.85, 75.76],
    phones: [phone(106)],
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
    near: [26.16, 91.77],
    phones: [phone(108)],
    hours: hours([8, 18], [6, 23]),
    page: {
      title: 'Gym on GS Road, Guwahati',
      description: `The ${brand.name} club on GS Road in Ananda Nagar, Guwahati, Assam: opening hours, phone, photos and a map. Get a free all-access guest pass.`,
      overview: {
        heading: ['Club', 'Guwahati'],
        lead: 'GS Road is where Guwahati steps into the octagon: from 6am to 11pm on six days, and from 8am to 6pm on Sunday.',
        text: 'The club in Ananda Nagar has a cardio floor, a strength area and a studio for group fitness. Each class takes 50 minutes, and your guest pass is valid for 15 days.',
      },
      amenities: [],
    },
  },
  {
    id: 109,
    slug: 'sahakara-nagar',
    name: 'Sahakara Nagar',
    city: 'Bengaluru',
    state: 'Karnataka',
    street: '1st Main Rd',
    area: 'Sahakara Nagar',
    pincode: '560092',
    stateHidden: true,
    near: [13.06, 77.59],
    phones: [phone(109)],
    hours: hours([8, 18], [6, 23]),
    page: {
      title: 'Gym in Sahakara Nagar, Bengaluru',
      description: `Fifteen amenities, opening hours, photos and a map of the ${brand.name} club in Sahakara Nagar, Bengaluru. Book your free all-access guest pass.`,
      headline: 'KARNATAKA',
      line: 'BENGALURU - Sahakara Nagar',
      overview: {
        heading: ['YOU BELONG', 'HERE'],
        lead: 'Sahakara Nagar is a full club: an octagon on the floor, a boxing bag rack, and indoor turf beside the Olympic lift platform.',
        text: 'Come for a 50 minute class, stay for the steam room. Coaches take beginners through the first stance and the first fall, and push those who have been here a while.',
      },
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
    },
  },
]

/** The city and its state, which is left out where the city's name has it already. */
export const cityAndState = ({ city, state }: Pick<Club, 'city' | 'state'>): string =>
  city.includes(state) ? city : `${city}, ${state}`

export const clubs: readonly Club[] = facts.map((club) => {
  const { slug, name, city, state } = club
  return {
    ...club,
    label: `${name} - ${city}`,
    email: `${slug}@${brand.emailDomain}`,
    card: club.listedByCity
      ? { name: city, place: `${name}, ${state}` }
      : { name, place: cityAndState(club) },
  }
})

/** The club with this slug. */
export function clubBySlug(slug: ClubSlug): Club {
  const found = clubs.find((club) => club.slug === slug)
  if (!found) throw new Error(`There is no club ${slug}`)
  return found
}

/** Stand-ins for clubs to come: on the list, in no form. */
export const openingSoon = [
  { name: 'Baner', place: 'Pune', near: [18.56, 73.79], email: brand.email },
  { name: 'Kondapur', place: 'Hyderabad', near: [17.46, 78.36], email: brand.email },
] as const

/** The four photos of a club: its pictures are named after them. */
export const clubPhotos = [
  { name: 'octagon', caption: 'Octagon' },
  { name: 'cardio-equipment', caption: 'Cardio Equipment' },
  { name: 'group-fitness-studio', caption: 'Group Fitness Studio' },
  { name: 'strength-training-equipment', caption: 'Strength Training Equipment' },
] as const

/** The slugs a club's page answers to below /locations; the first is the canonical one. */
export const clubSlugs = ({ slug }: Club): string[] => [slug, `${brand.slug}-${slug}`]

/** The heading of a club's page and the line below it. */
export const clubHeading = ({ name, city, state, page }: Club) => ({
  headline: page?.headline ?? city,
  line: page?.line ?? `${name}, ${state}`,
})
