import { brand } from '@/content/brand'

/** Words of the news pages (specification 2.12). */
export const newsPage = {
  title: 'News',
  description: `What happens in the clubs of ${brand.name} India: openings, seminars, belts, challenges and new classes.`,
  readMore: 'Read More',
  others: 'Other News Articles',
} as const
