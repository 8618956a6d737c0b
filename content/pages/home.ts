import { brand } from '@/content/brand'
import { clubTotals } from '@/content/club-totals'
import { freePass } from '@/content/free-pass'
import type { Words } from '@/content/words'

/** The home page in its order. Specification 2.3; claims from specification 1, 2 and 9. */
export const home = {
  title: `${brand.name} – mixed martial arts and fitness clubs in India`,
  description: `Train around the octagon: ultimate classes, Brazilian jiu-jitsu, group fitness and youth programs at ${clubTotals.clubs} clubs in India. Get a free all-access guest pass.`,
  hero: {
    heading: [
      { text: 'Seize the', cut: 'wide', small: 'tall' },
      { text: 'opportunity!', cut: 'tall' },
    ],
    lead: 'Redeem a complimentary all-access guest pass and train on every floor of the club nearest you.',
    call: freePass.call,
  },
  claims: [
    { figure: brand.claims.locations, words: 'locations' },
    {
      figure: brand.claims.countries,
      words: `countries expected by ${brand.claims.countriesExpectedBy}`,
    },
    { figure: clubTotals.figure, words: 'clubs to choose from in India' },
    { figure: '50', words: 'minutes to every class' },
  ],
  weAre: {
    picture: 'we-are',
    heading: [
      { text: 'We are', cut: 'tall' },
      { text: brand.name, cut: 'wide' },
    ],
    lead: 'A gym built around the octagon. Fighters’ training, broken down by coaches so that anyone can walk in, start at their own pace and leave stronger than they came.',
    call: { label: 'FIND OUT MORE', href: '/about' },
  },
  findYourFit: {
    picture: 'find-your-fit',
    heading: [{ text: 'Find Your Fit', cut: 'tall', parts: ['Find Your', 'Fit'] }],
    tiers: [
      { name: 'Champion Members', text: 'Unlimited group fitness, every day the club is open.' },
      { name: 'Ultimate Members', text: 'Everything above, plus every Ultimate class.' },
    ],
    call: { label: 'Join Now', href: '/locations/list' },
  },
  youth: {
    picture: 'youth-programs',
    heading: [
      { text: 'Youth', cut: 'tall' },
      { text: 'Programs', cut: 'wide' },
    ],
    lead: 'Boxing, wrestling, kickboxing and jiu-jitsu for ages five through twelve. They learn to listen, to fall, to get up and to lead.',
    call: { label: 'FIND OUT MORE', href: '/classes/youth' },
  },
} as const satisfies Words
