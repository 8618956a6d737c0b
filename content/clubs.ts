import type { Point } from '@/lib/clubs/distance'
import { brand } from './brand'

/** Hours as the specification writes them; `days` is what the table's row is headed. */
export interface Hours {
  days: string
  hours: string
}

type ClubSlug = 'punjabi-bagh' | 'bandra' | 'imphal' | 'jaipur' | 'guwahati' | 'sahakara-nagar'

/** What the full page of a club says. */
export interface ClubPage {
  title: string
  description: string
  /** The heading, and the line below it. */
  headline: string
  line: string
  overview: {
    heading: readonly [string, string]
    lead: string
    text: string
  }
  amenities: readonly string[]
  mapQuery: string
}

/** A club of India (specification 2.8 and 9, contract "Clubs"). */
export interface Club {
  id: number
  slug: ClubSlug
  name: string
  city: string
  state: string
  /** The label in the forms' club list. */
  label: string
  /** How the list of clubs calls it, and where that is. */
  card: { name: string; place: string }
  address: string
  /** The middle of the neighbourhood: to sort by distance only, it is not where the club is. */
  near: Point
  phones: readonly string[]
  email: string
  /** Empty where no hours are known. */
  hours: readonly Hours[]
  /** A club without one has only its photos on its page, and its card leads to /contact. */
  page?: ClubPage
}

/** Stand-ins for the specification's {phone} and {email}; never in structured data. */
const phone = (number: number) => `+91 00000 ${String(number).padStart(5, '0')}`
const email = (slug: string) => `${slug}@octagym.example`

const hours = (sunday: string, others: string): Hours[] => [
  { days: 'Monday to Saturday', hours: others },
  { days: 'Sunday', hours: sunday },
]

export const clubs: readonly Club[] = [
  {
    id: 101,
    slug: 'punjabi-bagh',
    name: 'Punjabi Bagh',
    city: 'New Delhi',
    state: 'Delhi',
    label: 'Punjabi Bagh - New Delhi',
    card: { name: 'Punjabi Bagh', place: 'New Delhi' },
    address: 'Punjabi Bagh, New Delhi, 110026',
    near: [28.67, 77.13],
    phones: [phone(101)],
    email: email('punjabi-bagh'),
    hours: hours('7am-4pm', '6am-10:30pm'),
    page: {
      title: 'Gym in Punjabi Bagh, New Delhi',
      description:
        'Address, phone and opening hours of the OCTA GYM club in Punjabi Bagh, New Delhi, with photos, a map and a free all-access guest pass.',
      headline: 'New Delhi',
      line: 'Punjabi Bagh, Delhi',
      overview: {
        heading: ['Club', 'Punjabi Bagh'],
        lead: 'Punjabi Bagh puts an octagon in west Delhi, with a cardio floor, a strength area and a group fitness studio around it.',
        text: 'A class takes 50 minutes, and the doors open at 6am from Monday to Saturday, so there is time to train before work. Come once with a guest pass and try the floor that suits you.',
      },
      amenities: [],
      mapQuery: 'Punjabi Bagh, New Delhi 110026',
    },
  },
  {
    id: 104,
    slug: 'bandra',
    name: 'Bandra',
    city: 'Mumbai',
    state: 'Maharashtra',
    label: 'Bandra - Mumbai',
    card: { name: 'Bandra', place: 'Mumbai, Maharashtra' },
    address: 'Bandra West, Mumbai, Maharashtra, 400050',
    near: [19.06, 72.83],
    phones: [phone(104), phone(1104)],
    email: email('bandra'),
    hours: hours('8am-5pm', '6am-11pm'),
    page: {
      title: 'Gym in Bandra West, Mumbai',
      description:
        'Two phone numbers, opening hours, photos and a map of the OCTA GYM club in Bandra West, Mumbai. Ask for your free all-access guest pass.',
      headline: 'Mumbai',
      line: 'Bandra, Maharashtra',
      overview: {
        heading: ['Club', 'Bandra'],
        lead: 'Bandra trains late: the club is open until 11pm from Monday to Saturday, and until 5pm on Sunday.',
        text: 'Join a 50 minute class, or keep to the cardio and strength floors at your own pace. Two phone lines reach the club; call either one to arrange a first visit.',
      },
      amenities: [],
      mapQuery: 'Bandra West, Mumbai, Maharashtra 400050',
    },
  },
  {
    id: 105,
    slug: 'imphal',
    name: 'Tiddim Road',
    city: 'Imphal',
    state: 'Manipur',
    label: 'Tiddim Road - Imphal',
    card: { name: 'Imphal', place: 'Tiddim Road, Manipur' },
    address: 'Tiddim Road, Imphal, Manipur, 795001',
    near: [24.79, 93.93],
    phones: [phone(105)],
    email: email('imphal'),
    hours: [],
    page: {
      title: 'Gym on Tiddim Road, Imphal',
      description:
        'Where to find the OCTA GYM club on Tiddim Road in Imphal, Manipur: address, phone, photos and a map, and a free all-access guest pass.',
      headline: 'Imphal',
      line: 'Tiddim Road, Manipur',
      overview: {
        heading: ['Club', 'Imphal'],
        lead: 'On Tiddim Road, Imphal trains around an octagon of its own, with cardio, strength and group fitness under the same roof.',
        text: 'A class takes 50 minutes, and coaches break each session down so that you can start at your own pace. Call the club before your first visit and ask when it is open.',
      },
      amenities: [],
      mapQuery: 'Tiddim Road, Imphal, Manipur 795001',
    },
  },
  {
    id: 106,
    slug: 'jaipur',
    name: 'Mansarovar',
    city: 'Jaipur',
    state: 'Rajasthan',
    label: 'Mansarovar - Jaipur',
    card: { name: 'Jaipur', place: 'Mansarovar, Rajasthan' },
    address: 'Mansarovar, Jaipur, Rajasthan, 302020',
    near: [26.85, 75.76],
    phones: [phone(106)],
    email: email('jaipur'),
    hours: [],
  },
  {
    id: 108,
    slug: 'guwahati',
    name: 'GS Road',
    city: 'Guwahati',
    state: 'Assam',
    label: 'GS Road - Guwahati',
    card: { name: 'Guwahati', place: 'GS Road, Assam' },
    address: 'GS Rd, Ananda Nagar, Guwahati, 781006',
    near: [26.16, 91.77],
    phones: [phone(108)],
    email: email('guwahati'),
    hours: hours('8am-6pm', '6am-11pm'),
    page: {
      title: 'Gym on GS Road, Guwahati',
      description:
        'The OCTA GYM club on GS Road in Ananda Nagar, Guwahati, Assam: opening hours, phone, photos and a map. Get a free all-access guest pass.',
      headline: 'Guwahati',
      line: 'GS Road, Assam',
      overview: {
        heading: ['Club', 'Guwahati'],
        lead: 'GS Road is where Guwahati steps into the octagon: from 6am to 11pm on six days, and from 8am to 6pm on Sunday.',
        text: 'The club in Ananda Nagar has a cardio floor, a strength area and a studio for group fitness. Each class takes 50 minutes, and your guest pass is valid for 15 days.',
      },
      amenities: [],
      mapQuery: 'GS Rd, Ananda Nagar, Guwahati, Assam 781006',
    },
  },
  {
    id: 109,
    slug: 'sahakara-nagar',
    name: 'Sahakara Nagar',
    city: 'Bengaluru',
    state: 'Karnataka',
    label: 'Sahakara Nagar - Bengaluru',
    card: { name: 'Sahakara Nagar', place: 'Bengaluru, Karnataka' },
    address: '1st Main Rd, Sahakara Nagar, Bengaluru, 560092',
    near: [13.06, 77.59],
    phones: [phone(109)],
    email: email('sahakara-nagar'),
    hours: hours('8am-6pm', '6am-11pm'),
    page: {
      title: 'Gym in Sahakara Nagar, Bengaluru',
      description:
        'Fifteen amenities, opening hours, photos and a map of the OCTA GYM club in Sahakara Nagar, Bengaluru. Book your free all-access guest pass.',
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
      mapQuery: '1st Main Rd, Sahakara Nagar, Bengaluru, Karnataka 560092',
    },
  },
]

/** The club with this slug. */
export function clubBySlug(slug: (typeof clubs)[number]['slug']): Club {
  const found = clubs.find((club) => club.slug === slug)
  if (!found) throw new Error(`There is no club ${slug}`)
  return found
}

/** Stand-ins for clubs to come: on the list, in no form. */
export const openingSoon = [
  { name: 'Baner', place: 'Pune', near: [18.56, 73.79], email: email('india') },
  { name: 'Kondapur', place: 'Hyderabad', near: [17.46, 78.36], email: email('india') },
] as const

/** The four photos of a club: its pictures are named after them. */
export const clubPhotos = [
  { name: 'octagon', caption: 'Octagon' },
  { name: 'cardio-equipment', caption: 'Cardio Equipment' },
  { name: 'group-fitness-studio', caption: 'Group Fitness Studio' },
  { name: 'strength-training-equipment', caption: 'Strength Training Equipment' },
] as const

/** The names a club's page answers to below /locations; the first is the canonical one. */
export const clubNames = ({ slug }: Club): string[] => [slug, `${brand.slug}-${slug}`]

/** Where the details of a club are: on its page, or asked for. */
export const clubDetails = ({ slug, page }: Club) => (page ? `/locations/${slug}` : '/contact')

/** Where the maps site shows the way to a club. */
export const clubDirections = ({ address, page }: Club) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(page?.mapQuery ?? address)}`
