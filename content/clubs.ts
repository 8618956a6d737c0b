import { brand } from './brand'

/** Hours as the specification writes them; `days` is what the table's row is headed. */
export interface Hours {
  days: string
  hours: string
}

/** A club of India (specification 2.8 and 9, contract "Clubs"). */
export interface Club {
  id: number
  slug: string
  /** The name on its card and page. */
  name: string
  city: string
  state: string
  /** The label in the forms' club list. */
  label: string
  address: string
  phones: readonly string[]
  email: string
  /** Empty where no hours are known. */
  hours: readonly Hours[]
}

/** Stand-ins for the specification's {phone} and {email}; never in structured data. */
const phone = (number: number) => `+91 00000 ${String(number).padStart(5, '0')}`
const email = (slug: string) => `${slug}@octagym.example`

const everyday = (sunday: string, weekday: string, others: string): Hours[] => [
  { days: 'Sunday', hours: sunday },
  { days: others, hours: weekday },
]

export const clubs = [
  {
    id: 101,
    slug: 'punjabi-bagh',
    name: 'Punjabi Bagh',
    city: 'New Delhi',
    state: 'Delhi',
    label: 'Punjabi Bagh - New Delhi',
    address: 'Punjabi Bagh, New Delhi, 110026',
    phones: [phone(101)],
    email: email('punjabi-bagh'),
    hours: everyday('7am-4pm', '6am-10:30pm', 'Monday to Saturday'),
  },
  {
    id: 104,
    slug: 'bandra',
    name: 'Bandra',
    city: 'Mumbai',
    state: 'Maharashtra',
    label: 'Bandra - Mumbai',
    address: 'Bandra West, Mumbai, Maharashtra, 400050',
    phones: [phone(104), phone(1104)],
    email: email('bandra'),
    hours: everyday('8am-5pm', '6am-11pm', 'Other days'),
  },
  {
    id: 105,
    slug: 'imphal',
    name: 'Tiddim Road',
    city: 'Imphal',
    state: 'Manipur',
    label: 'Tiddim Road - Imphal',
    address: 'Tiddim Road, Imphal, Manipur, 795001',
    phones: [phone(105)],
    email: email('imphal'),
    hours: [],
  },
  {
    id: 106,
    slug: 'jaipur',
    name: 'Mansarovar',
    city: 'Jaipur',
    state: 'Rajasthan',
    label: 'Mansarovar - Jaipur',
    address: 'Mansarovar, Jaipur, Rajasthan, 302020',
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
    address: 'GS Rd, Ananda Nagar, Guwahati, 781006',
    phones: [phone(108)],
    email: email('guwahati'),
    hours: everyday('8am-6pm', '6am-11pm', 'Other days'),
  },
  {
    id: 109,
    slug: 'sahakara-nagar',
    name: 'Sahakara Nagar',
    city: 'Bengaluru',
    state: 'Karnataka',
    label: 'Sahakara Nagar - Bengaluru',
    address: '1st Main Rd, Sahakara Nagar, Bengaluru, 560092',
    phones: [phone(109)],
    email: email('sahakara-nagar'),
    hours: everyday('8am-6pm', '6am-11pm', 'Monday to Saturday'),
  },
] as const satisfies readonly Club[]

/** The club with this slug. */
export function clubOf(slug: (typeof clubs)[number]['slug']): Club {
  const found = clubs.find((club) => club.slug === slug)
  if (!found) throw new Error(`There is no club ${slug}`)
  return found
}

/** Stand-ins for clubs to come: on the list, in no form. */
export const openingSoon = [
  { name: 'Baner', city: 'Pune', email: email('india') },
  { name: 'Kondapur', city: 'Hyderabad', email: email('india') },
] as const

/** Both addresses of a club's page; the first is the canonical one. */
export const clubAddresses = (slug: string) => [
  `/locations/${slug}`,
  `/locations/${brand.slug}-${slug}`,
]
