import { brand } from '@/content/brand'
import { clubTotals } from '@/content/club-totals'
import { clubBySlug, openingSoon } from '@/content/clubs'
import { tallThenWide } from '@/content/pages/headlines'
import { clubPath } from '@/content/paths'
import { placeholder } from '@/content/placeholders'
import type { Copy } from '@/content/copy'

const example = clubBySlug('sahakara-nagar')
const openingSoonPlaces = openingSoon.map(({ place }) => place).join(', ')

/** What the drawings of sizes say of themselves. */
export const scale = 'Drawn to one scale: each octagon stands for 500\u00a0sq\u00a0ft.'

/** The franchise page (specification 2.9); the sizes are those of its models (3.2). */
export const franchisePage = {
  title: 'Own a gym: franchise enquiry for India',
  description: `See inside a club of ${brand.name} and ask about owning one in India: Core with 5,000\u00a0sq\u00a0ft or Signature with 6,000+. A representative will call you.`,
  heading: [{ text: 'Own a gym', typeface: 'tall' }],
  videos: 'Franchise videos',
  lead: 'Look inside a club. Then tell us where you would open yours and when we can reach you, and a representative will call.',
  formHeading: tallThenWide('Request', 'more info'),
  jump: { label: 'Request more info', href: '#request' },
  sizes: {
    heading: 'What it takes',
    scale: `${scale} ${placeholder('text', `Boutique studios belong to ${brand.boutique.name}.`)}`,
    rows: 1,
    figures: [
      { figure: '2–3\u00a0Cr.', text: 'available capital in rupees, or above' },
      { figure: '5,000', text: 'sq\u00a0ft – Core', count: 10 },
      { figure: '6,000+', text: 'sq\u00a0ft – Signature', count: 12, accent: [10, 12] },
    ],
  },
  inside: {
    heading: 'What is in a club',
    text: `${example.page?.amenities.length} amenities in ${example.name}.`,
    amenities: example.page?.amenities ?? [],
    cta: { label: `See ${example.name}`, href: clubPath(example.slug) },
  },
  clubs: {
    heading: `${clubTotals.clubs} clubs in India`,
    text: clubTotals.openingSoon && `And ${clubTotals.openingSoon}: ${openingSoonPlaces}.`,
  },
  steps: {
    heading: 'What happens next',
    items: [
      'Tell us where you would open your club, and when to call.',
      'A representative calls at the time you choose.',
    ],
  },
} as const satisfies Copy
