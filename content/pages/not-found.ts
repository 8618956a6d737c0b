import { passDays } from '@/content/free-pass'
import { breadcrumbParents, home } from '@/content/navigation'
import type { Copy } from '@/content/copy'

/** Where there is no page: what else a visitor may have looked for. */
export const notFoundPage = {
  title: 'Page not found',
  number: '404',
  sentence: 'We could not find this page.',
  question: 'What were you looking for?',
  ways: [
    {
      name: 'A class',
      text: 'Boxing, kickboxing, jiu-jitsu, group fitness, and classes for children.',
      links: [breadcrumbParents.classes],
    },
    {
      name: 'A free pass',
      text: `For a club near you: ${passDays}\u00a0days to use it.`,
      links: [{ label: 'Free pass', href: '/getpass' }],
    },
    {
      name: 'News',
      text: 'What our clubs write about, and what happened there.',
      links: [breadcrumbParents.news, breadcrumbParents.events],
    },
    {
      name: 'Something else',
      text: 'Did a link of ours lead you here? Please write to us.',
      links: [{ label: 'Contact', href: '/contact' }, home],
    },
  ],
  clubs: 'A club near you',
} as const satisfies Copy
