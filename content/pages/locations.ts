import { brand } from '@/content/brand'
import { clubTotals, worldwide } from '@/content/club-totals'
import { type Club, clubs } from '@/content/clubs'
import { offersLink } from '@/content/navigation'
import type { Copy } from '@/content/copy'

/** The list of clubs (specification 2.8). */
export const locations = {
  title: 'Gyms in India: clubs, addresses and phones',
  description: `Find your ${brand.name} club in India: addresses, phones and e-mail in ${[clubTotals.allCities, clubTotals.openingSoon].filter(Boolean).join(', and ')}.`,
  heading: 'Locations',
  country: 'India',
  elsewhere: [{ label: 'International locations', href: brand.internationalUrl }],
  joining: 'To join, call or visit your club: memberships are arranged there.',
  details: 'GYM DETAILS',
  unfold: 'Address and contact of',
  photos: 'Photos',
  cities: 'Cities',
  citiesRow: 'Cities: row',
  openingSoon: {
    flag: 'Opening Soon',
    chip: 'Soon',
    text: 'Write to us to hear when it opens.',
    href: '/contact',
  },
  offers: {
    id: 'offers',
    heading: offersLink.label,
    has: 'has',
    andNo: 'and no',
    hasNo: 'has no',
    others: 'What is not here, the club tells you on the phone:',
  },
} as const satisfies Copy

/** The link from a club to the way there. */
export const directions = 'Directions'

/** Above the name of the club for which a visitor asked. */
export const chosenClub = 'Your club'

/** What every club's page says. */
export const clubPage = {
  pass: 'Book Your Free Pass',
  call: 'Call',
  form: '#pass',
  address: 'Address',
  contact: 'Contact',
  hours: 'Opening hours',
  hoursUnknown: 'Call for opening hours',
  callFirst: 'Please call the club before your first visit.',
  callback: 'Have the club call you',
  callMe: 'Call me',
  today: {
    heading: "Today's classes",
    text: 'Schedule data temporarily unavailable',
    call: 'Call the club for today’s times',
    cta: { label: 'View All', href: '/classes' },
  },
  about: { label: `About ${brand.name}`, href: '/about' },
  member: 'A member here?',
  feedback: 'Tell us',
  amenities: 'Amenities',
  seenInPhotos: 'Seen in our photos. Ask the club what else it has.',
  map: { label: 'Map', show: 'Show map', directions },
} as const satisfies Copy

/** The page of a club that has only photos. */
export const photosOnly = ({ name, city }: Club) => ({
  title: `Gym in ${name}, ${city}: photos`,
  description: `See the ${brand.name} club in ${name}, ${city}: the octagon, the cardio floor, the group fitness studio and the strength training area in four photos.`,
})

/** The links beside the address of such a club. */
export const photosOnlyLinks = {
  heading: 'Questions',
  links: [
    { label: 'Write to us', href: '/contact' },
    { label: 'Member feedback', href: '/landing/mansarovar-feedback' },
  ],
} as const satisfies Copy

/** What a shared link to a club is called. */
export const clubShareTitle = ({ name, city }: Club) => `${brand.name} ${name}, ${city}`

/** Clubs of other countries (contract "Routes"; claims from specification 1). */
export const international = {
  title: 'Gyms outside India: international clubs',
  description: `${brand.name} has more than ${brand.claims.moreThan} locations worldwide. Go on to the international site to find a club abroad, or choose one of the clubs in India.`,
  heading: 'International',
  lead: 'The international site lists the clubs outside India.',
  claims: worldwide,
  drawing: {
    count: Number(brand.claims.moreThan),
    rows: 6,
    accent: [0, clubs.length],
    scale: `Each octagon is a location: the ${clubTotals.clubs} in India are red.`,
  },
  cta: { label: 'International site', href: brand.internationalUrl },
  india: 'Clubs in India',
} as const satisfies Copy
