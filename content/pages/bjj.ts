import { wideThenTall } from '@/content/pages/headlines'
import { offersLink } from '@/content/navigation'
import { placeholder } from '@/content/placeholders'
import type { Copy } from '@/content/copy'

/** Brazilian Jiu-Jitsu. Specification 2.5; levels, coaches and belts from 9. */
export const bjj = {
  title: 'Brazilian Jiu-Jitsu: classes, coaches and belts',
  description:
    'Learn Brazilian Jiu-Jitsu in the gi or without it, in women’s-only and youth classes, from coaches of purple belt or higher. Beginners start at Level 0.',
  heading: [{ text: 'Brazilian Jiu-Jitsu', typeface: 'tall', parts: ['Brazilian', 'Jiu-Jitsu'] }],
  toTry: 'Jiu-Jitsu',
  lead: 'Grappling on the ground, where leverage comes before strength. Begin at Level 0 if it is new to you, and earn your belt stripe by stripe.',
  classes: {
    heading: 'Classes',
    text: 'Level 0 is the introduction: no experience needed. Beginners are welcome in all classes except Level 2 and 3.',
    types: [
      {
        name: 'BJJ Gi/No Gi',
        picture: 'class-brazilian-jiu-jitsu-gi',
        text: 'Positions, escapes and submissions, in the gi or without it.',
      },
      {
        name: 'Women’s Only',
        picture: 'class-womens-bjj',
        text: 'The same techniques and the same belts, on a mat for women only.',
      },
      {
        name: 'Youth BJJ',
        picture: 'class-youth-bjj',
        text: 'Games first, then grips. Children learn balance and patience, and have belts of their own to earn.',
      },
    ],
    cta: { label: 'Classes In Your Area', href: '/classes' },
  },
  sections: [
    {
      heading: 'Youth programs',
      text: 'Brazilian Jiu-Jitsu is one of the six classes in our youth program, for ages five through twelve in India. Ages vary by market and not every club offers it. A parent or guardian must give permission.',
      cta: { label: 'Youth Program', href: '/classes/youth' },
    },
    {
      heading: 'Women’s-only BJJ',
      text: 'Whether it is your first day on a mat or you are working towards your next stripe, this class is for women only. Ask your club whether it runs, and on which days.',
      cta: offersLink,
    },
  ],
  coaches: {
    heading: 'Coaching standards',
    claim: wideThenTall('Purple belt', 'or higher'),
    text: 'Every coach on our jiu-jitsu mats holds a purple belt or higher. That takes years of training, and it shows from the very first class.',
  },
  belts: {
    heading: 'Belt and stripe promotion',
    text: 'Stripes mark your progress from one belt to the next. Your coach awards them for what you can do on the mat.',
    adult: {
      heading: 'Adult belts',
      text: 'Ages 16 and over. White, blue, purple and brown belts carry one to four stripes each; a black belt earns degrees.',
    },
    youth: {
      heading: 'Youth belts',
      text: 'Ages 6 to 15. White carries one to four stripes. Each colour after it comes with a white stripe, then plain, then with a black stripe, and every one of these carries one to six stripes.',
    },
  },
  questions: {
    heading: 'Questions',
    items: placeholder('text', [
      {
        question: 'What happens in my first class?',
        answer:
          'Start with Level 0, the introductory class. A coach shows you how to move and fall on the mat, then one position and one way out of it, and you try them with a partner. Beginners are welcome in all classes except Level 2 and 3.',
      },
      {
        question: 'What do I wear?',
        answer:
          'A gi and belt for Gi classes; shorts without pockets or zips and a fitted top for No Gi. If you do not own a gi yet, ask your club before you come.',
      },
      {
        question: 'What are the rules of the mat?',
        answer:
          'Clean kit, clean feet, short nails, no jewellery. No shoes on the mat and no bare feet off it. Tap early, and let go the moment your partner taps.',
      },
      {
        question: 'Do weight and gender matter?',
        answer:
          'Classes are mixed, except Women’s Only. Tell the coach if you would rather train with somebody of your size.',
      },
      {
        question: 'How do belts progress?',
        answer:
          'Stripes first, then the next belt. From 16: white, blue, purple, brown, black. From 6 to 15: white, gray, yellow, orange, green. The ladders on this page show every rank.',
      },
    ]),
  },
} as const satisfies Copy
