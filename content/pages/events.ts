import { brand } from '@/content/brand'
import type { Copy } from '@/content/copy'

/** The events page (specification 2.13). */
export const eventsPage = {
  title: 'Club events, seminars and challenges',
  description: `Watch what happens at ${brand.name} clubs in India: club launches, jiu-jitsu and kickboxing seminars, open mats, gradings and members’ challenges.`,
  heading: `${brand.name} Events`,
} as const satisfies Copy
