import { brand } from '@/content/brand'
import { type ClassSlug, isComingSoon } from '@/content/classes'
import { classPath } from '@/content/paths'
import type { Copy } from '@/content/copy'

/** The link to a class whose page has only a short text so far. */
export const comingSoon = 'COMING SOON'

const card = (name: string, slug: ClassSlug) =>
  ({
    name,
    slug,
    picture: `class-${slug}`,
    cta: { label: isComingSoon(slug) ? comingSoon : 'FIND OUT MORE', href: classPath(slug) },
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
    inRounds: 'minutes in rounds',
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
    /** In place of the card of the class on whose page they stand. */
    other: card('Boxing Conditioning', 'boxing-conditioning'),
  },
} as const satisfies Copy
