import { brand } from '@/content/brand'
import { classMinutes } from '@/content/classes'
import { clubBySlug } from '@/content/clubs'
import { tallThenWide } from '@/content/pages/headlines'
import type { Words } from '@/content/words'

const forAllLevels = `${classMinutes}-minute classes for all levels`

const changeHappensHere = tallThenWide('Change', 'Happens here')

/** The landing pages of campaigns (specification 2.15). */
export const landing = {
  sahakaraNagar: {
    title: 'Train at Sahakara Nagar, Bengaluru',
    description: `Leave your details and a representative of ${brand.name} Sahakara Nagar on 1st Main Rd, Bengaluru, will call you about training at the club.`,
    club: clubBySlug('sahakara-nagar'),
    heading: changeHappensHere,
    intro:
      'Leave your details and a representative of the Sahakara Nagar club will call you about your first class.',
    reasons: ['Octagon, turf and steam', forAllLevels],
  },
  guwahati: {
    title: 'Train at GS Road, Guwahati',
    description: `Leave your details and a representative of ${brand.name} on GS Road in Guwahati, Assam, will call you about training at the club.`,
    club: clubBySlug('guwahati'),
    heading: changeHappensHere,
    intro:
      'Leave your details and a representative of the Guwahati club will call you about your first class.',
    reasons: ['Octagon, cardio, strength', forAllLevels],
  },
  feedback: {
    title: 'Member feedback, Mansarovar, Jaipur',
    description: `Members of ${brand.name} Mansarovar in Jaipur: tell us what goes well at your club and what should be better. It takes four fields.`,
    club: clubBySlug('jaipur'),
    heading: [
      { text: 'Member', cut: 'wide' },
      { text: 'Feedback', cut: 'tall' },
    ],
    intro:
      'To our members: how is training at the Mansarovar club in Jaipur? Tell us what works and what should be better.',
  },
} as const satisfies Words
