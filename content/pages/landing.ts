import { brand } from '@/content/brand'
import { classMinutes } from '@/content/class-length'
import { clubBySlug } from '@/content/clubs'
import { tallThenWide } from '@/content/pages/headlines'
import type { Copy } from '@/content/copy'

const [sahakaraNagar, guwahati, jaipur] = [
  clubBySlug('sahakara-nagar'),
  clubBySlug('guwahati'),
  clubBySlug('jaipur'),
]

const forAllLevels = `${classMinutes}-minute classes for all levels`

const changeHappensHere = tallThenWide('Change', 'Happens here')

const callFrom = (club: string) =>
  `Leave your details and a representative of the ${club} club will call you about your first class.`

/** The landing pages of campaigns (specification 2.15). */
export const landing = {
  sahakaraNagar: {
    title: `Train at ${sahakaraNagar.name}, ${sahakaraNagar.city}`,
    description: `Leave your details and a representative of ${brand.name} ${sahakaraNagar.name} on ${sahakaraNagar.street}, ${sahakaraNagar.city}, will call you about training at the club.`,
    club: sahakaraNagar,
    heading: changeHappensHere,
    intro: callFrom(sahakaraNagar.name),
    reasons: ['Octagon, turf and steam', forAllLevels],
  },
  guwahati: {
    title: `Train at ${guwahati.name}, ${guwahati.city}`,
    description: `Leave your details and a representative of ${brand.name} on ${guwahati.name} in ${guwahati.city}, ${guwahati.state}, will call you about training at the club.`,
    club: guwahati,
    heading: changeHappensHere,
    intro: callFrom(guwahati.city),
    reasons: ['Octagon, cardio, strength', forAllLevels],
  },
  feedback: {
    title: `Member feedback, ${jaipur.name}, ${jaipur.city}`,
    description: `Members of ${brand.name} ${jaipur.name} in ${jaipur.city}: tell us what goes well at your club and what should be better. It takes four fields.`,
    club: jaipur,
    heading: [
      { text: 'Member', typeface: 'wide' },
      { text: 'Feedback', typeface: 'tall' },
    ],
    intro: `To our members: how is training at the ${jaipur.name} club in ${jaipur.city}? Tell us what works and what should be better.`,
  },
} as const satisfies Copy
