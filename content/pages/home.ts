import { brand } from '@/content/brand'
import { clubTotals } from '@/content/club-totals'
import { freePass } from '@/content/free-pass'
import { tallThenWide, wideThenTall } from '@/content/pages/headlines'
import { breadcrumbParents } from '@/content/navigation'
import type { Words } from '@/content/words'

/** The home page in its order. Specification 2.3; claims from specification 1, 2 and 9. */
export const home = {
  title: `${brand.name} – mixed martial arts and fitness clubs in India`,
  description: `Train around the octagon: Ultimate Classes, jiu-jitsu, group fitness and youth programs at ${clubTotals.clubs} clubs in India. Get a free all-access guest pass.`,
  hero: {
    heading: wideThenTall('Seize the', 'opportunity!'),
    lead: `Redeem a complimentary all-access pass at the ${brand.name} club nearest you.`,
    cta: freePass.cta,
  },
  claims: [
    { figure: brand.claims.locations, words: 'locations' },
    {
      figure: brand.claims.countries,
      words: `countries expected by ${brand.claims.countriesExpectedBy}`,
    },
    { figure: clubTotals.figure, words: 'clubs in India' },
    { figure: '50', words: 'minutes in every class' },
  ],
  weAre: {
    picture: 'we-are',
    heading: tallThenWide('We are', brand.name),
    lead: 'A gym built around the octagon: what fighters do, broken down step by step, so that anyone can start, and at their own pace.',
    cta: { label: 'FIND OUT MORE', href: '/about' },
  },
  findYourFit: {
    picture: 'find-your-fit',
    phone: 'find-your-fit-portrait',
    heading: [{ text: 'Find Your Fit', cut: 'tall', parts: ['Find Your', 'Fit'] }],
    tiers: [
      {
        name: 'Group fitness',
        text: 'Unlimited: HIIT, strength, cycle, cardio, dance and mind/body.',
      },
      {
        name: 'Ultimate Classes',
        text: 'Boxing, kickboxing, Daily Ultimate Training and Brazilian Jiu-Jitsu.',
      },
    ],
    note: 'Your club tells you what each membership includes.',
    cta: { label: 'Join Now', href: '/locations/list' },
  },
  youth: {
    picture: 'youth-programs',
    heading: tallThenWide('Youth', 'Programs'),
    lead: 'Boxing, wrestling, kickboxing, MMA and jiu-jitsu for ages five through twelve. Children learn to listen, to fall, to get up and to try again.',
    cta: { label: 'FIND OUT MORE', href: '/classes/youth' },
  },
  inOurClubs: {
    heading: 'In our clubs',
    text: 'Openings, seminars, gradings and challenges: read what is new, and watch what happened.',
    links: [breadcrumbParents.news, breadcrumbParents.events],
  },
} as const satisfies Words
