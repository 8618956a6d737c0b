import { brand } from '@/content/brand'
import type { ClassSlug } from '@/content/classes'
import { classPath } from '@/content/paths'
import type { Words } from '@/content/words'

const card = (name: string, slug: ClassSlug) =>
  ({
    name,
    picture: `class-${slug}`,
    cta: { label: 'FIND OUT MORE', href: classPath(slug) },
  }) as const

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
      card('Kickbox Conditioning', 'kickbox-conditioning'),
      card('MATRX', 'matrx'),
      card(brand.fitness.name, 'ufc-fit'),
    ],
  },
} as const satisfies Words
