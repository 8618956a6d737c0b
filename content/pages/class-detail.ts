import { brand } from '@/content/brand'
import { classPath } from '@/content/paths'
import type { Words } from '@/content/words'

const label = 'FIND OUT MORE'

/** Texts and links of the class detail pages. Specification 2.5. */
export const classDetail = {
  overview: 'Overview',
  access: 'Access',
  keyDetails: {
    heading: 'Key details',
    duration: 'Duration',
    rounds: 'Rounds',
    skillLevel: 'Skill level',
    minutes: 'minutes',
  },
  whatToBring: 'What to bring',
  gallery: 'Photo gallery',
  more: {
    heading: 'More classes to try',
    cards: [
      {
        name: 'Kickbox Conditioning',
        picture: 'class-kickbox-conditioning',
        cta: { label, href: classPath('kickbox-conditioning') },
      },
      { name: 'MATRX', picture: 'class-matrx', cta: { label, href: classPath('matrx') } },
      {
        name: brand.fitness.name,
        picture: 'class-ufc-fit',
        cta: { label, href: classPath('ufc-fit') },
      },
    ],
  },
} as const satisfies Words
