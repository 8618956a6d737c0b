import { classMinutes } from '@/content/class-length'
import { breadcrumbParents } from '@/content/navigation'
import { tallThenWide, wideLines } from '@/content/pages/headlines'
import { classPath } from '@/content/paths'
import { placeholder } from '@/content/placeholders'
import type { Copy } from '@/content/copy'

/**
 * The coaching page in its order (specification 2.6). The quotes are sentences of the brand, and the
 * directors are named by their posts, until the brand names its people.
 */
export const coaching = {
  title: 'Personal training and coaching in India',
  description:
    'Personal training with one coach, how our coaches learn to teach, and the directors of our striking and grappling programs.',
  heading: wideLines('Coaching'),
  lead: 'Training with one coach, and how our coaches learn to teach.',
  personal: {
    heading: tallThenWide('Personal', 'Training'),
    lead: 'One coach, and a session that is yours alone. Say what you want to change and where you are today. Ask your club which coaches take personal training, and when.',
    cta: { label: 'Find Your Gym', href: '/locations/list' },
  },
  program: {
    heading: 'The coaching program',
    lead: `A good fighter is not yet a good coach. Coaching is a second craft. A combination becomes steps that a beginner can follow, and a room of very different people works for ${classMinutes}\u00a0minutes.`,
    directors: 'Program directors',
    belts: 'Every jiu-jitsu coach: purple belt or higher. Each of them was a beginner once.',
    people: [
      {
        name: placeholder('person', 'Director of striking'),
        role: 'Leads boxing and kickboxing: stance before speed, and the next step when you are ready for it.',
        drawing: 'rounds',
        links: [
          { label: 'Boxing Conditioning', href: classPath('boxing-conditioning') },
          { label: 'Kickbox Conditioning', href: classPath('kickbox-conditioning') },
        ],
      },
      {
        name: placeholder('person', 'Director of grappling'),
        role: 'Leads wrestling and Brazilian Jiu-Jitsu.',
        drawing: 'belts',
        links: [breadcrumbParents.jiuJitsu, breadcrumbParents.youth],
      },
    ],
  },
  ask: {
    heading: 'Who coaches near you?',
    text: 'Call your club and ask who teaches what, and who takes personal training.',
  },
  quotes: {
    heading: 'What we go by',
    quotes: placeholder('person', [
      { text: 'Nobody is born knowing how to fall. We teach that on the first day.' },
      { text: 'A good coach knows which round you are about to quit, and gets you through it.' },
    ]),
  },
} as const satisfies Copy
