import { clubs } from '@/content/clubs'

const classDetails = [
  'boxing-conditioning',
  'daily-ultimate-training',
  'kickbox-conditioning',
  'brazilian-jiu-jitsu-gi',
  'ufc-fit',
  'matrx',
]

/** Every page of the site: specification 2.2, 2.15 and the contract's own. */
export const routes = [
  '/',
  '/getpass',
  '/classes',
  '/classes/ultimate',
  '/classes/bjj',
  '/classes/youth',
  '/classes/group',
  ...classDetails.map((slug) => `/classes/detail/${slug}`),
  '/coaching',
  '/about',
  '/franchise',
  '/thank-you',
  '/thank-you-guest',
  '/news',
  '/news-readmore/16',
  '/events',
  '/contact',
  '/international',
  '/locations/list',
  ...clubs.map(({ slug }) => `/locations/${slug}`),
  '/locations/octa-gym-sahakara-nagar',
  '/privacy',
  '/terms',
  '/landing/sahakara-nagar',
  '/landing/sahakara-nagar/sn-thank-you',
  '/landing/sahakara-nagar/sn-feedback-thank-you',
  '/landing/guwahati-assam',
  '/landing/guwahati-assam/gw-thank-you',
  '/landing/mansarovar-feedback',
]

/** Pages without the shell. */
export const isLanding = (route: string) => route.startsWith('/landing/')
