import { brand } from '@/content/brand'
import type { Copy } from '@/content/copy'

/** The events page (specification 2.13). */
export const eventsPage = {
  title: 'Club events, seminars and challenges',
  description: `Watch what happens at ${brand.name} clubs in India: club launches, jiu-jitsu and kickboxing seminars, open mats, gradings and members’ challenges.`,
  heading: `${brand.name} Events`,
  lead: 'Launches, seminars, open mats, gradings and challenges, on video.',
  next: {
    heading: 'When is the next one?',
    text: 'Each club plans its own. Call yours: it tells you the date, and whether guests may come.',
  },
} as const satisfies Copy
