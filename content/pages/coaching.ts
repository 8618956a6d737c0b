import type { Words } from '@/content/words'

/**
 * The coaching page in its order (specification 2.6). Directors and coaches go by their posts:
 * stand-ins until the brand names its people.
 */
export const coaching = {
  title: 'Personal training and coaching in India',
  description:
    'Personal training with one coach and one plan, the program that makes coaches, and the directors who stand behind every class. Try it on a free pass.',
  heading: 'Coaching',
  lead: 'Personal training, and the program that makes our coaches.',
  personal: {
    picture: 'gallery-daily-ultimate-training-2',
    heading: [
      { text: 'Personal', cut: 'tall' },
      { text: 'Training', cut: 'wide' },
    ],
    lead: 'One coach, one plan, and a session that is only yours. Say what you want to change: your coach starts from where you are today, shows you every movement before it gets heavy or fast, and keeps the record of how far you have come.',
    call: { label: 'Find Your Gym', href: '/locations/list' },
  },
  program: {
    heading: 'The coaching program',
    paragraphs: [
      'A good fighter is not yet a good coach. Our coaches learn a second craft: to break a combination down into steps that a beginner can follow, to see who is about to drop their guard, and to keep a room of very different people working for fifty minutes.',
      'They learn it on the floor. First they train the class as a member would, then they assist the coach who leads it, and only then do they lead one of their own. Striking and grappling are taught by people who do both the drill and the round.',
      'In Brazilian Jiu-Jitsu the bar is written down: every coach is purple belt or higher. A belt takes years and cannot be hurried, so a coach who wears one has stood where you stand.',
      'What you notice of all this is simple. Somebody knows your name, corrects your stance before your speed, and gives you the next step when you are ready for it.',
    ],
  },
  directors: {
    heading: 'Program directors',
    people: [
      {
        picture: 'portrait-1',
        name: 'Director, striking',
        role: 'Boxing, kickboxing and the round timer.',
      },
      {
        picture: 'portrait-2',
        name: 'Director, grappling',
        role: 'Wrestling and Brazilian Jiu-Jitsu.',
      },
    ],
  },
  quotes: {
    heading: 'What our coaches say',
    quotes: [
      {
        picture: 'portrait-3',
        words: 'Nobody is born knowing how to fall. We teach that on the first day.',
        name: 'Coach, Bengaluru',
        role: 'Brazilian Jiu-Jitsu',
      },
      {
        picture: 'portrait-4',
        words: 'A great coach knows which round you are about to quit.',
        name: 'Coach, Guwahati',
        role: 'Boxing Conditioning',
      },
    ],
  },
} as const satisfies Words
