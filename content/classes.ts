import { brand } from './brand'
import { classMinutes, rounds, roundsFirst, roundsInWords } from './class-length'
import { inWords } from './numbers'
import { wideLines, wideThenTall } from './pages/headlines'
import { placeholder } from './placeholders'
import type { FittedLine, LabelledLink, PictureName } from './types'

/** The membership tiers that a class lists. Specification 6: content, not a permission. */
const accessTiers = ['Champion Members', 'Ultimate Members'] as const

export type ClassSlug =
  | 'boxing-conditioning'
  | 'kickbox-conditioning'
  | 'daily-ultimate-training'
  | 'brazilian-jiu-jitsu-gi'
  | 'ufc-fit'
  | 'matrx'

/** How the effort of a class comes and goes: what components/classes/effort.tsx draws. */
export type Effort =
  | 'bursts'
  | 'breaths'
  | 'sets'
  | 'hills'
  | 'steady'
  | 'steps'
  | 'stations'
  | 'rounds'
  | 'kicks'
  | 'grips'
  | 'ages'

export type GymClass = {
  slug: ClassSlug
  name: string
  /** Behind "Try" on the way to the pass. */
  toTry: string
  heading: readonly FittedLine[]
  title: string
  description: string
  picture: PictureName
  overview: { lead: string; text: string }
  access: readonly (typeof accessTiers)[number][]
  whatToBring: readonly string[]
  minutes: number
  /** None where it is not known. */
  effort?: Effort
  skillLevel: string
  /** Only classes that are boxed in rounds. */
  rounds?: typeof rounds
  gallery: readonly [PictureName, PictureName, PictureName]
}

/** A class whose page has only a short text so far. */
type PlaceholderClass = Pick<
  GymClass,
  'slug' | 'name' | 'heading' | 'title' | 'description' | 'picture' | 'effort'
> & {
  placeholder: string
  /** The page to read until then. */
  instead: LabelledLink
}

/** Beside the drawings of classes. */
export const drawn = 'The drawings show how the effort comes and goes, not a timetable.'

const everyClass = { access: accessTiers, minutes: classMinutes, skillLevel: 'All levels' }

const conditioning = { text: 'Conditioning', typeface: 'tall', small: 'wide' } as const

/** The pictures of a class are named after it. */
const gallery = <Slug extends ClassSlug>(slug: Slug) =>
  [`gallery-${slug}-1`, `gallery-${slug}-2`, `gallery-${slug}-3`] as const

/** The classes with a page of their own. Specification 2.5, 3.8 and 9. */
export const classes: readonly (GymClass | PlaceholderClass)[] = [
  {
    slug: 'boxing-conditioning',
    name: 'Boxing Conditioning',
    toTry: 'Boxing',
    heading: [{ text: 'Boxing', typeface: 'wide', small: 'tall' }, conditioning],
    title: 'Boxing Conditioning: heavy-bag boxing class',
    description: `${roundsFirst} on the heavy bag in ${classMinutes}\u00a0minutes: footwork, combinations and conditioning for all levels. What to bring and who has access.`,
    picture: 'class-boxing-conditioning',
    overview: {
      lead: `${roundsFirst} on the heavy bag, coached from the first jab. You work for ${inWords(rounds.minutes)} minutes, rest, and go again.`,
      text: 'Footwork, head movement and combinations build up from round to round. No experience needed: tell the coach that it is your first class.',
    },
    whatToBring: placeholder('text', ['Boxing gloves', 'Hand wraps', 'Water and a towel']),
    ...everyClass,
    effort: 'rounds',
    rounds,
    gallery: gallery('boxing-conditioning'),
  },
  {
    slug: 'kickbox-conditioning',
    name: 'Kickbox Conditioning',
    toTry: 'Kickboxing',
    heading: [{ text: 'Kickbox', typeface: 'wide', small: 'tall' }, conditioning],
    title: 'Kickbox Conditioning: kickboxing class',
    description: `Punches, kicks and knees over ${roundsInWords} in a ${classMinutes}-minute class for all levels. See what to bring and which members have access.`,
    picture: 'class-kickbox-conditioning',
    overview: {
      lead: `Hands, then legs, then both: punches, kicks and knees on bags and pads, over ${roundsInWords}.`,
      text: 'Each round adds one thing: a stance, a kick, a combination that ends with a knee. The movement comes before the power, so first-timers and regulars can share a bag.',
    },
    whatToBring: placeholder('text', [
      'Boxing gloves',
      'Hand wraps',
      'Shin guards, if you own a pair',
      'Water and a towel',
    ]),
    ...everyClass,
    effort: 'kicks',
    rounds,
    gallery: gallery('kickbox-conditioning'),
  },
  {
    slug: 'daily-ultimate-training',
    name: 'Daily Ultimate Training',
    toTry: 'Ultimate',
    heading: [
      { text: 'Daily', typeface: 'wide', small: 'tall' },
      { text: 'Ultimate Training', typeface: 'tall', parts: ['Ultimate', 'Training'] },
    ],
    title: 'Daily Ultimate Training: functional class',
    description: `A ${classMinutes}-minute functional class with ropes, kettlebells, jumps and drills from mixed martial arts, for all levels. What to bring and who has access.`,
    picture: 'class-daily-ultimate-training',
    overview: {
      lead: 'Strength and conditioning the way fighters train: carry, pull, jump, sprawl, and move on to the next station.',
      text: 'You work with kettlebells, battle ropes, medicine balls and jump boxes, with drills from mixed martial arts in between. The stations change from class to class, and every movement has an easier and a harder version.',
    },
    whatToBring: placeholder('text', ['Training shoes', 'Water and a towel']),
    ...everyClass,
    effort: 'stations',
    gallery: gallery('daily-ultimate-training'),
  },
  {
    slug: 'brazilian-jiu-jitsu-gi',
    name: 'Brazilian Jiu-Jitsu Gi',
    heading: wideThenTall('Brazilian', 'Jiu-Jitsu Gi'),
    title: 'Brazilian Jiu-Jitsu Gi class',
    description: `Brazilian Jiu-Jitsu Gi at ${brand.name} in India: more about this class is coming soon.`,
    picture: 'class-brazilian-jiu-jitsu-gi',
    effort: 'grips',
    placeholder: 'More about Brazilian Jiu-Jitsu Gi is coming soon.',
    instead: { label: 'Brazilian Jiu-Jitsu', href: '/classes/bjj' },
  },
  {
    slug: 'ufc-fit',
    name: brand.fitness.name,
    heading: wideLines(brand.fitness.headline),
    title: `${brand.fitness.name} class`,
    description: `${brand.fitness.name} at ${brand.name} in India: more about this class is coming soon. Until then, try our other classes with a free guest pass.`,
    picture: 'class-ufc-fit',
    placeholder: `More about ${brand.fitness.name} is coming soon.`,
    instead: { label: 'Group Fitness', href: '/classes/group' },
  },
  {
    slug: 'matrx',
    name: 'MATRX',
    heading: wideLines('MATRX'),
    title: 'MATRX class',
    description: `MATRX at ${brand.name} in India: more about this class is coming soon. Until then, try our other classes with a free guest pass.`,
    picture: 'class-matrx',
    placeholder: 'More about MATRX is coming soon.',
    instead: { label: 'Group Fitness', href: '/classes/group' },
  },
]

/** Whether the page of a class has only a short text so far. */
export const isComingSoon = (slug: ClassSlug): boolean =>
  classes.some((one) => one.slug === slug && 'placeholder' in one)
