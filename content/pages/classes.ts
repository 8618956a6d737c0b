import { brand } from '@/content/brand'
import { tallThenWide, wideThenTall } from '@/content/pages/headlines'
import { classPath } from '@/content/paths'
import type { Words } from '@/content/words'

const label = 'FIND OUT MORE'

/** The hub of the classes and the page of the Ultimate Classes. Specification 2.5. */
export const classesPage = {
  title: 'Classes: MMA, jiu-jitsu and youth',
  description: `Classes at ${brand.name} in India: MMA-inspired training and conditioning, Brazilian Jiu-Jitsu in the gi or without it, and youth programs. Find yours.`,
  heading: wideThenTall('More than', 'a workout'),
  features: [
    {
      picture: 'class-daily-ultimate-training',
      heading: tallThenWide('MMA-', 'Inspired'),
      lead: 'Boxing, kickboxing, grappling and conditioning the way fighters train, coached for everyone.',
      cta: { label, href: '/classes/ultimate' },
    },
    {
      picture: 'class-brazilian-jiu-jitsu-gi',
      heading: tallThenWide('Brazilian', 'Jiu-Jitsu'),
      lead: 'Leverage before strength, in the gi or without it, from your first grip to your next stripe.',
      cta: { label, href: '/classes/bjj' },
    },
    {
      picture: 'youth-programs',
      heading: tallThenWide('Youth', 'Programs'),
      lead: 'Six classes for ages five through twelve, with the permission of a parent or guardian.',
      cta: { label, href: '/classes/youth' },
    },
  ],
} as const satisfies Words

export const ultimateClasses = {
  title: 'Ultimate Classes: boxing, kickboxing, jiu-jitsu',
  description: `Ultimate Classes at ${brand.name}: Daily Ultimate Training, Boxing Conditioning, Kickboxing Conditioning and Brazilian Jiu-Jitsu, 50\u00a0minutes each.`,
  picture: 'class-daily-ultimate-training',
  heading: tallThenWide('Ultimate', 'Classes'),
  lead: 'Four classes that come from the way fighters train, 50\u00a0minutes each. Start where you are: the coach shows you how.',
  cards: [
    {
      name: 'Daily Ultimate Training',
      picture: 'gallery-daily-ultimate-training-3',
      text: 'Ropes, kettlebells, jumps and drills from mixed martial arts, at stations that change.',
      cta: { label, href: classPath('daily-ultimate-training') },
    },
    {
      name: 'Boxing Conditioning',
      picture: 'class-boxing-conditioning',
      text: 'Seven 3-minute rounds on the heavy bag, coached from the first jab.',
      cta: { label, href: classPath('boxing-conditioning') },
    },
    {
      name: 'Kickboxing Conditioning',
      picture: 'class-kickbox-conditioning',
      text: 'Punches, kicks and knees over seven 3-minute rounds.',
      cta: { label, href: classPath('kickbox-conditioning') },
    },
    {
      name: 'Brazilian Jiu-Jitsu',
      picture: 'class-brazilian-jiu-jitsu-gi',
      text: 'Grips, sweeps and submissions on the ground.',
      cta: { label, href: classPath('brazilian-jiu-jitsu-gi') },
    },
  ],
} as const satisfies Words
