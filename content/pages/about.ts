import { brand } from '@/content/brand'
import { clubTotals } from '@/content/club-totals'
import type { Words } from '@/content/words'

const profile = (post: string) => `https://professional.example/${post}`

/**
 * The about page in its order (specification 2.7). Leaders go by their posts, with stand-ins for
 * their pages on the professional network, until the brand names its people.
 */
export const about = {
  title: `About ${brand.name} India`,
  description: `What ${brand.name} is: elite coaches, a training mix from boxing to jiu-jitsu, a community, and gyms from boutique studios to 6,000+ sq ft across India.`,
  heading: [
    { text: 'WE ARE', cut: 'wide', small: 'tall' },
    { text: brand.name, cut: 'tall' },
  ],
  sections: [
    {
      name: 'The brand',
      text: `A gym built around the octagon: mixed martial arts, taken apart by coaches so that a first-timer can train beside a fighter. ${brand.claims.locations} locations, and ${brand.claims.countries} countries expected by ${brand.claims.countriesExpectedBy}.`,
    },
    {
      name: 'Elite coaches',
      text: 'People who have done what they teach, and who have learned to teach it. In Brazilian Jiu-Jitsu that means purple belt or higher, without exception.',
    },
    {
      name: 'The training mix',
      text: 'Striking, grappling, strength and group fitness under one name. Three-minute rounds on the bag one day, the mat or the bike the next, fifty minutes at a time.',
    },
    {
      name: 'Community',
      text: 'Club events, seminars, launches and challenges bring members together outside the timetable, and youth programs bring their children. You come for the class and stay for whoever holds the pads.',
    },
    {
      name: 'The master licence for India',
      text: `Clubs in India are developed under one master licence. There are ${clubTotals.clubs} to choose from, from ${clubTotals.firstCity} to ${clubTotals.lastCity}, and it looks for people who want to own a gym in the next city.`,
    },
  ],
  quotes: {
    heading: 'What our leaders say',
    quotes: [
      {
        picture: 'portrait-5',
        words: 'The brand is the easy part. The coach at the door on a Monday morning is the gym.',
        name: 'Managing director',
        role: 'Master licence, India',
        profile: profile('managing-director'),
      },
      {
        picture: 'portrait-6',
        words: 'A club is ready when its coaches are, not when its paint is dry.',
        name: 'Director of operations',
        role: `${brand.name} India`,
        profile: profile('director-of-operations'),
      },
      {
        picture: 'portrait-7',
        words: 'Every city trains differently. The octagon stays the same.',
        name: 'Director of clubs',
        role: `${brand.name} India`,
        profile: profile('director-of-clubs'),
      },
      {
        picture: 'portrait-8',
        words: 'Everybody in the room was a beginner once. The good ones remember it.',
        name: 'Director of training',
        role: `${brand.name} India`,
        profile: profile('director-of-training'),
      },
    ],
  },
  sizes: {
    heading: 'Three sizes of gym',
    claims: [
      { figure: '6,000+', words: 'sq ft: Signature' },
      { figure: '5,000+', words: 'sq ft: mid-size' },
      { figure: 'Boutique', words: 'class-based studios' },
    ],
  },
  classWorkouts: {
    heading: 'CLASS workouts',
    text: `${brand.boutique.name} is our boutique, class-based studio. Pick one of twelve class options and give it fifty minutes.`,
    claims: [
      { figure: '12', words: 'class options' },
      { figure: '50', words: 'minutes each' },
    ],
  },
} as const satisfies Words
