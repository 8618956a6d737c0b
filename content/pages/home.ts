import { brand } from '@/content/brand'
import { classMinutes } from '@/content/class-length'
import { clubTotals, worldwide } from '@/content/club-totals'
import { freePass } from '@/content/free-pass'
import { tallThenWide, wideThenTall } from '@/content/pages/headlines'
import type { Copy } from '@/content/copy'

/** The home page in its order. Specification 2.3; claims from specification 1, 2 and 9. */
export const home = {
  title: `${brand.name} – mixed martial arts and fitness clubs in India`,
  description: `Train around the octagon: Ultimate Classes, jiu-jitsu, group fitness and youth programs at ${clubTotals.clubs} clubs in India. Get a free all-access guest pass.`,
  hero: {
    heading: wideThenTall('Seize the', 'opportunity!'),
    lead: `Redeem a complimentary all-access pass at the ${brand.name} club nearest you.`,
    cta: freePass.cta,
  },
  claims: [{ figure: clubTotals.figure, text: 'clubs in India' }, ...worldwide],
  weAre: {
    picture: 'we-are',
    heading: tallThenWide('We are', brand.name),
    lead: 'A gym built around the octagon. What fighters do, broken down into steps that anyone can start with.',
    cta: { label: 'FIND OUT MORE', href: '/about' },
  },
  findYourFit: {
    picture: 'find-your-fit',
    heading: 'Find Your Fit',
    length: { figure: String(classMinutes), text: 'minutes a class' },
    tiers: [
      {
        heading: 'Group fitness',
        href: '/classes/group',
        text: 'Unlimited HIIT, strength, cycle, cardio, dance and mind/body.',
      },
      {
        heading: 'Ultimate Classes',
        href: '/classes/ultimate',
        text: 'Boxing, kickboxing, Daily Ultimate Training and Brazilian Jiu-Jitsu.',
      },
    ],
    note: 'For prices and what each membership includes, ask your club.',
    cta: { label: 'Join Now', href: '/locations/list' },
  },
  youth: {
    picture: 'youth-programs',
    heading: tallThenWide('Youth', 'Programs'),
    lead: 'Boxing, wrestling, kickboxing, MMA and jiu-jitsu for ages five through twelve. Children learn to listen, to fall, to get up and to try again.',
    cta: { label: 'FIND OUT MORE', href: '/classes/youth' },
  },
  clubs: {
    heading: [
      { text: `${clubTotals.clubs} clubs`, typeface: 'tall' },
      { text: 'in India', typeface: 'wide' },
    ],
  },
} as const satisfies Copy
