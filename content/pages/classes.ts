import { brand } from '@/content/brand'
import { classMinutes, roundsFirst, roundsInWords } from '@/content/class-length'
import type { ClassSlug } from '@/content/classes'
import { inWordsFirst } from '@/content/numbers'
import { wideThenTall } from '@/content/pages/headlines'
import { classPath } from '@/content/paths'
import { placeholder } from '@/content/placeholders'
import type { Copy } from '@/content/copy'

const label = 'FIND OUT MORE'

const toClass = (slug: ClassSlug) => ({ slug, cta: { label, href: classPath(slug) } }) as const

/** The hub of the classes and the page of the Ultimate Classes. Specification 2.5. */
export const classesPage = {
  title: 'Classes: MMA, jiu-jitsu and youth',
  description: `Classes at ${brand.name} in India: MMA-inspired training and conditioning, Brazilian Jiu-Jitsu in the gi or without it, and youth programs. Find yours.`,
  heading: wideThenTall('More than', 'a workout'),
  which: [
    {
      id: 'who',
      question: 'Who for?',
      answers: [
        { label: 'A child', leadsTo: 'Youth Program', href: '/classes/youth', effort: 'ages' },
        { label: 'Me', leadsTo: 'With contact?', href: '#contact' },
      ],
    },
    {
      id: 'contact',
      question: 'With contact?',
      answers: [
        {
          label: 'A partner',
          leadsTo: 'Brazilian Jiu-Jitsu',
          href: '/classes/bjj',
          effort: 'grips',
        },
        {
          label: 'A bag',
          leadsTo: 'Boxing Conditioning',
          href: '/classes/detail/boxing-conditioning',
          effort: 'rounds',
        },
        { label: 'Neither', leadsTo: 'At whose pace?', href: '#pace' },
      ],
    },
    {
      id: 'pace',
      question: 'At whose pace?',
      answers: [
        { label: 'Group', leadsTo: 'Group Fitness', href: '/classes/group', effort: 'bursts' },
        {
          label: 'Stations',
          leadsTo: 'Daily Ultimate Training',
          href: '/classes/detail/daily-ultimate-training',
          effort: 'stations',
        },
        { label: 'Mine', leadsTo: 'Personal training', href: '/coaching', effort: 'sets' },
      ],
    },
  ],
  firstVisit: {
    heading: 'Your first visit',
    steps: placeholder('text', [
      { name: 'Wear', text: 'Sports clothes. On the mat, no pockets and no zips.' },
      { name: 'Bring', text: 'Water and a towel. Gloves and hand wraps for the bag.' },
      { name: 'Arrive', text: 'With the original pass, and a government ID in case the gym asks.' },
      {
        name: 'Train',
        text: `A class lasts ${classMinutes}\u00a0minutes. Say that it is your first.`,
      },
    ]),
  },
  features: [
    {
      heading: 'MMA-Inspired',
      text: 'Boxing, kickboxing, grappling and conditioning the way fighters train, coached for everyone.',
      href: '/classes/ultimate',
    },
    {
      heading: 'Brazilian Jiu-Jitsu',
      text: 'Leverage before strength, in the gi or without it, from your first grip to your next stripe.',
      href: '/classes/bjj',
    },
    {
      heading: 'Youth Programs',
      text: 'Six classes for ages five through twelve, with the permission of a parent or guardian.',
      href: '/classes/youth',
    },
  ],
  group: {
    heading: 'Group Fitness',
    text: 'HIIT, mind/body, strength, cycle, cardio and dance: six ways to train together.',
    href: '/classes/group',
  },
} as const satisfies Copy

/** The lines of the Ultimate Classes; the text above them counts them. */
const ultimateCards = [
  {
    name: 'Daily Ultimate Training',
    text: 'Ropes, kettlebells, jumps and drills from mixed martial arts, on stations that change from class to class.',
    ...toClass('daily-ultimate-training'),
  },
  {
    name: 'Boxing Conditioning',
    text: `${roundsFirst} on the heavy bag, coached from the first jab.`,
    ...toClass('boxing-conditioning'),
  },
  {
    name: 'Kickboxing Conditioning',
    text: `Punches, kicks and knees over ${roundsInWords}.`,
    ...toClass('kickbox-conditioning'),
  },
  {
    name: 'Brazilian Jiu-Jitsu',
    text: 'Grips, sweeps and submissions on the ground.',
    ...toClass('brazilian-jiu-jitsu-gi'),
  },
] as const satisfies readonly Copy[]

export const ultimateClasses = {
  title: 'Ultimate Classes: boxing, kickboxing, jiu-jitsu',
  description: `Ultimate Classes at ${brand.name}: Daily Ultimate Training, Boxing Conditioning, Kickboxing Conditioning and Brazilian Jiu-Jitsu, ${classMinutes}\u00a0minutes each.`,
  picture: 'class-daily-ultimate-training',
  toTry: 'a class',
  heading: [
    { text: 'Ultimate', typeface: 'wide', small: 'tall' },
    { text: 'Classes', typeface: 'wide' },
  ],
  lead: `${inWordsFirst(ultimateCards.length)} classes that come from the way fighters train, ${classMinutes}\u00a0minutes each. No experience needed: the coach shows you how.`,
  unknown: 'Ask your club',
  cards: ultimateCards,
} as const satisfies Copy
