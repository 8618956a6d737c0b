import { brand } from '@/content/brand'
import { tallThenWide } from '@/content/pages/headlines'
import type { Words } from '@/content/words'

/** The franchise page (specification 2.9); the sizes are those of its models (3.2). */
export const franchisePage = {
  title: 'Own a gym: franchise enquiry for India',
  description: `See inside a club of ${brand.name} and ask about owning one in India: Core with 5,000\u00a0sq ft or Signature with 6,000+. A representative will call you.`,
  heading: [{ text: 'Own a gym', cut: 'tall' }],
  videos: 'Franchise videos',
  lead: 'See what a club is made of. Then tell us where you would open yours and when we can reach you, and a representative will call.',
  formHeading: tallThenWide('Request', 'more info'),
  jump: { label: 'Request more info', href: '#request' },
  sizes: [
    { figure: '6,000+', words: 'sq ft – Signature' },
    { figure: '5,000', words: 'sq ft – Core' },
  ],
} as const satisfies Words
