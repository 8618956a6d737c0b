import type { Effort } from './classes'
import type { Copy } from './copy'

/** Labels and targets of the shell, in the order of specification 2.1. */
export const home = { label: 'Home', href: '/' } as const satisfies Copy

export const topBar = {
  findYourGym: { label: 'Find Your Gym', href: '/locations/list' },
  ownAGym: { label: 'Own a gym', href: '/franchise' },
} as const satisfies Copy

const classPages = [
  { label: 'All Classes', href: '/classes' },
  { label: 'Ultimate Classes', href: '/classes/ultimate', effort: 'rounds' },
  { label: 'Brazilian Jiu-Jitsu', href: '/classes/bjj', effort: 'grips' },
  { label: 'Youth Program', href: '/classes/youth', effort: 'ages' },
  { label: 'Group Fitness', href: '/classes/group', effort: 'bursts' },
] as const satisfies readonly (Copy & { effort?: Effort })[]

export const mainNavigation = [
  { label: 'LOCATIONS', href: '/locations/list' },
  { label: 'CLASSES', pages: classPages },
  { label: 'COACHING', href: '/coaching' },
  { label: 'ABOUT', href: '/about' },
  { label: 'NEWS', href: '/news' },
  { label: 'EVENTS', href: '/events' },
] as const satisfies readonly Copy[]

export const ctas = {
  join: { label: 'JOIN NOW', href: '/locations/list' },
  pass: { label: 'FREE PASS', href: '/getpass' },
} as const satisfies Copy

export const overlayMenu = [
  home,
  { label: 'Locations', href: '/locations/list' },
  ...classPages,
  { label: 'Coaching', href: '/coaching' },
  { label: 'About', href: '/about' },
  { label: 'Free Pass', href: '/getpass' },
] as const satisfies readonly Copy[]

/** Below the ten rows of the overlay menu, which the specification names: what a phone has nowhere else. */
export const menuMore = [
  { label: 'News', href: '/news' },
  { label: 'Events', href: '/events' },
  { label: 'Contact', href: '/contact' },
  topBar.ownAGym,
] as const satisfies readonly Copy[]

/** To complain or to praise, from every page. */
export const feedbackLink = {
  label: 'Feedback for your club',
  href: '/contact#feedback',
} as const satisfies Copy

/** To what each club offers. */
export const offersLink = {
  label: 'Which club has it?',
  href: '/locations/list#offers',
} as const satisfies Copy

/** The parent pages in breadcrumbs. */
export const breadcrumbParents = {
  classes: { label: 'Classes', href: '/classes' },
  ultimate: classPages[1],
  jiuJitsu: classPages[2],
  youth: classPages[3],
  group: classPages[4],
  locations: { label: 'Locations', href: '/locations/list' },
  news: { label: 'News', href: '/news' },
  events: { label: 'Events', href: '/events' },
} as const satisfies Copy

export const footerLinks = [
  { label: 'Own a Gym', href: '/franchise' },
  { label: 'Locations', href: '/locations/list' },
  { label: 'International', href: '/international' },
  { label: 'Contact', href: '/contact' },
  { label: 'Privacy Policy', href: '/privacy' },
  { label: 'Terms of Service', href: '/terms' },
] as const satisfies readonly Copy[]
