import { classes } from '@/content/classes'
import { indexedPages } from '@/lib/seo/indexed-pages'

/** Every page of the site: specification 2.2, 2.15 and the contract's own. */
export const routes = [
  ...indexedPages,
  '/news-readmore/16',
  '/locations/octa-gym-sahakara-nagar',
  ...classes.flatMap((one) => ('placeholder' in one ? [`/classes/detail/${one.slug}`] : [])),
  '/thank-you',
  '/thank-you-guest',
  '/landing/sahakara-nagar/sn-thank-you',
  '/landing/sahakara-nagar/sn-feedback-thank-you',
  '/landing/guwahati-assam/gw-thank-you',
]

/** Pages without the shell. */
export const isLanding = (route: string) => route.startsWith('/landing/')
