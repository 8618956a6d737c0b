import { classMinutes } from '@/content/classes'
import { breadcrumbParents } from '@/content/navigation'
import { tallThenWide } from '@/content/pages/headlines'
import { classPath } from '@/content/paths'
import { placeholder } from '@/content/placeholders'
import type { Copy } from '@/content/copy'

/**
 * The coaching page in its order (specification 2.6). Directors and coaches are named by their
 * posts, and their words are invented, until the brand names its people.
 */
export const coaching = {
  title: 'Personal training and coaching in India',
  description:
    'Personal training with one coach and one plan, how our coaches learn to teach, and the directors of our striking and grappling programs.',
  heading: 'Coaching',
  lead: 'Training with one coach, and how our coaches learn to teach.',
  personal: {
    picture: 'gallery-daily-ultimate-training-2',
    heading: tallThenWide('Personal', 'Training'),
    lead: 'One coach, one plan, and a session that is yours alone. Say what you want to change: your coach starts from where you are today, shows you every movement before it gets heavy or fast, and tracks your progress.',
    cta: { label: 'Find Your Gym', href: '/locations/list' },
  },
  program: {
    heading: 'The coaching program',
    paragraphs: [
      `A good fighter is not yet a good coach. Our coaches learn a second craft: to break a combination down into steps that a beginner can follow, to see who is about to drop their guard, and to keep a room of very different people working for ${classMinutes}\u00a0minutes.`,
      'In Brazilian Jiu-Jitsu the standard is written down: every coach is purple belt or higher. That takes years, so a coach who wears one has stood where you stand.',
      'What you notice is simple. Your coach corrects your stance before your speed, and gives you the next step when you are ready for it.',
    ],
  },
  directors: {
    heading: 'Program directors',
    people: [
      {
        name: placeholder('person', 'Director of striking'),
        role: 'Leads boxing and kickboxing.',
        links: [
          { label: 'Boxing Conditioning', href: classPath('boxing-conditioning') },
          { label: 'Kickbox Conditioning', href: classPath('kickbox-conditioning') },
        ],
      },
      {
        name: placeholder('person', 'Director of grappling'),
        role: 'Answers for wrestling and Brazilian Jiu-Jitsu.',
        links: [breadcrumbParents.jiuJitsu, breadcrumbParents.youth],
      },
    ],
  },
  quotes: {
    heading: 'What our coaches say',
    quotes: [
      {
        text: 'Nobody is born knowing how to fall. We teach that on the first day.',
        name: placeholder('person', 'From our coaches, Bengaluru'),
        role: 'Brazilian Jiu-Jitsu',
      },
      {
        text: 'A good coach knows which round you are about to quit, and gets you through it.',
        name: placeholder('person', 'From our coaches, Guwahati'),
        role: 'Boxing Conditioning',
      },
    ],
  },
} as const satisfies Copy
