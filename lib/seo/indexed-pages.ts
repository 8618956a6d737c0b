import { classes } from '@/content/classes'
import { clubs } from '@/content/clubs'

/**
 * The canonical address of every page that search engines may show, but for news articles: all of
 * specification 2.2 and 2.15 without thank-yous and classes that have only a placeholder.
 */
export const indexedPages: readonly string[] = [
  '/',
  '/getpass',
  '/classes',
  '/classes/ultimate',
  '/classes/bjj',
  '/classes/youth',
  '/classes/group',
  ...classes.flatMap((one) => ('placeholder' in one ? [] : [`/classes/detail/${one.slug}`])),
  '/coaching',
  '/about',
  '/franchise',
  '/news',
  '/events',
  '/contact',
  '/international',
  '/locations/list',
  ...clubs.map(({ slug }) => `/locations/${slug}`),
  '/privacy',
  '/terms',
  '/landing/sahakara-nagar',
  '/landing/guwahati-assam',
  '/landing/mansarovar-feedback',
]
