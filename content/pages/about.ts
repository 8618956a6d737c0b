import { brand } from '@/content/brand'
import { classMinutes } from '@/content/class-length'
import { clubTotals, worldwide } from '@/content/club-totals'
import { wideLines } from '@/content/pages/headlines'
import { breadcrumbParents, topBar } from '@/content/navigation'
import { scale } from '@/content/pages/franchise'
import { placeholder } from '@/content/placeholders'
import type { Copy } from '@/content/copy'

/** The kinds of class of the boutique studio. */
const boutiqueClasses = 12

/** The page of a leader on the professional network. */
const leader = (post: string) =>
  ({
    label: post,
    href: `https://professional.example/${post.toLowerCase().replaceAll(' ', '-')}`,
  }) as const

/**
 * The about page in its order (specification 2.7). The quotes are sentences of the brand, and leaders
 * are named by their posts, until the brand names its people.
 */
export const about = {
  title: `About ${brand.name} India`,
  description:
    'Who we are: elite coaches, a training mix from boxing to jiu-jitsu, the community around it, and three sizes of gym, up to 6,000+\u00a0sq\u00a0ft.',
  heading: wideLines('WE ARE', brand.name),
  brand: {
    heading: 'The brand',
    text: 'A gym built around the octagon: mixed martial arts, broken down step by step, so that a first-timer can train beside a fighter.',
    claims: worldwide,
  },
  sections: [
    {
      name: 'Elite coaches',
      drawing: 'belt',
      text: 'Every jiu-jitsu coach is purple belt or higher. A fight is not a lesson: coaching is a craft of its own.',
    },
    {
      name: 'The training mix',
      drawing: 'efforts',
      text: 'Striking, grappling, strength training and group fitness: the bag one day, the mat or the bike the next.',
    },
    {
      name: 'Community',
      drawing: 'ages',
      text: 'Club events, seminars, launches and challenges bring members together outside the timetable, and children have classes of their own.',
      links: [breadcrumbParents.news, breadcrumbParents.events],
    },
    {
      name: 'The master licence for India',
      drawing: 'clubs',
      text: `All Indian clubs are developed under one master licence. There are ${clubTotals.clubs} so far, from ${clubTotals.firstCity} to ${clubTotals.lastCity}, and we are looking for people to open the next.`,
      links: [topBar.ownAGym],
    },
  ],
  quotes: {
    heading: 'What we go by',
    quotes: placeholder('person', [
      {
        text: 'A brand brings people to the door. Coaches bring them back.',
        link: leader('Managing director'),
      },
      {
        text: 'A club is ready to open when its coaches are, not when the paint is dry.',
        link: leader('Director of operations'),
      },
      {
        text: 'Every city trains differently. The octagon stays the same.',
        link: leader('Director of clubs'),
      },
      {
        text: 'Everyone in the room was a beginner once. The best coaches remember it.',
        link: leader('Director of training'),
      },
    ]),
  },
  sizes: {
    heading: 'Three sizes of gym',
    scale,
    rows: 1,
    figures: [
      { figure: '6,000+', text: 'sq\u00a0ft – Signature', count: 12, accent: [10, 12] },
      { figure: '5,000+', text: 'sq\u00a0ft – Core (mid-size)', count: 10 },
      { figure: 'Boutique', text: `class-based studios – ${brand.boutique.name}` },
    ],
  },
  classWorkouts: {
    heading: `${brand.boutique.name} workouts`,
    claims: [
      { figure: String(boutiqueClasses), text: 'kinds of class to choose from' },
      { figure: String(classMinutes), text: 'minutes each' },
    ],
    text: `The third size: boutique, class-based studios. ${brand.boutique.name} is ours.`,
  },
} as const satisfies Copy
