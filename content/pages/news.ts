import { brand } from '@/content/brand'
import { breadcrumbParents } from '@/content/navigation'
import type { Copy } from '@/content/copy'

/** Words of the news pages (specification 2.12). */
export const newsPage = {
  title: 'News from our clubs in India',
  description: `News from the clubs of ${brand.name} India: openings, seminars, gradings, challenges and new classes.`,
  heading: 'News',
  lead: 'Openings, seminars, gradings, challenges and new classes.',
  more: breadcrumbParents.events,
  readMore: 'Read More',
  all: { label: 'All news', href: '/news' },
  others: 'Other News Articles',
} as const satisfies Copy

/** Texts of the pager. */
export const newsPager = {
  label: 'Pages of the news',
  title: (number: number) => `News from our clubs in India, page ${number}`,
  description: (number: number) => `${newsPage.description} Page ${number}.`,
  place: (number: number, last: number) => `Page ${number} of ${last}`,
  newer: 'Newer news',
  older: 'Older news',
}
