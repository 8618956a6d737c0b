import { brand } from '@/content/brand'
import { tallThenWide } from '@/content/pages/headlines'
import { placeholder } from '@/content/placeholders'
import type { Copy } from '@/content/copy'

const askForChild = { label: 'Ask about a youth class', href: '/contact#youth' } as const

/** The youth program. Specification 2.5; ages and permission from 9. */
export const youth = {
  title: 'Youth martial arts classes for ages 5 to 12',
  description: `Boxing, wrestling, kickboxing, MMA and jiu-jitsu for ages five through twelve: the ${brand.name} youth program in India, and answers for parents.`,
  heading: [{ text: 'Youth Program', typeface: 'tall', parts: ['Youth', 'Program'] }],
  lead: 'Six classes for ages five through twelve, coached as games with rules.',
  claim: {
    figure: '5–12',
    text: 'years old in India. Varies by market; not offered at every club.',
  },
  /** One for each bar of the drawing beside the claim. */
  ages: [5, 6, 7, 8, 9, 10, 11, 12],
  classesHeading: 'Six classes',
  classes: [
    { name: 'Boxing', text: 'Stance, footwork and the first straight punch.' },
    { name: 'Daily Ultimate Training', text: 'Strength and conditioning, played in rounds.' },
    { name: 'Wrestling', text: 'Balance, base and how to fall.' },
    { name: 'MMA', text: 'Striking and grappling together, at playing speed.' },
    { name: 'Kickboxing', text: 'Pads, kicks and control.' },
    { name: 'Brazilian Jiu-Jitsu', text: 'Grips, escapes and patience.' },
  ],
  permission: 'The permission of a parent or guardian is required.',
  cta: askForChild,
  quote: placeholder(
    'person',
    'We never ask a child to win. We\u00a0ask them to try the next round.',
  ),
  first: placeholder('text', {
    headline: tallThenWide('First class', 'with you there'),
    lead: 'You see the room, meet the coach and stay for the whole class.',
    steps: [
      { name: 'Write to us', text: 'Say how old your child is, and where you live.' },
      { name: 'Your club calls you', text: 'Ask it which classes it has for children, and when.' },
      { name: 'Come together', text: 'You give your permission and stay for the class.' },
    ],
    cta: askForChild,
  }),
  adults: {
    heading: 'And you?',
    text: 'For people aged 18 or over there is a free pass.',
  },
  questions: {
    heading: 'Questions',
    items: placeholder('text', [
      {
        question: 'Which ages can join?',
        answer:
          'Ages five through twelve in India. Ages vary by market, and not every club offers the program.',
      },
      {
        question: 'What do parents have to do?',
        answer:
          'A parent or guardian has to give permission before a child trains. Write to us, and your club arranges a first class with you present: meet the coach and ask whatever you would like to know. The guest pass is for people aged 18 or over.',
      },
      {
        question: 'What should we bring?',
        answer:
          'Comfortable sports clothes, a towel and a bottle of water. Ask your club which gloves or gi the class needs before you buy any.',
      },
      {
        question: 'Are there competitions?',
        answer:
          'No child has to compete. If yours would like to, talk to the coach, who will tell you when they are ready.',
      },
      {
        question: 'Is there a family package?',
        answer:
          'Memberships are arranged with your club. Ask at the desk what it offers when several members of one family train.',
      },
    ]),
  },
} as const satisfies Copy
