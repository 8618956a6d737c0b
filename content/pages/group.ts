import { classMinutes } from '@/content/class-length'
import type { Copy } from '@/content/copy'

/** Group fitness: categories and top classes of specification 2.5. */
export const group = {
  title: 'Group fitness: HIIT, strength, cycle and dance',
  description:
    'HIIT, mind/body, strength, cycle, cardio and dance: six kinds of group fitness, from High Octane and Killer Cycle to Zumba and Power Pilates.',
  heading: 'Group Fitness',
  toTry: 'a class',
  lead: `Six ways to train together, ${classMinutes}\u00a0minutes each. Your club tells you which ones it runs, and when.`,
  categoriesHeading: 'Six categories',
  categories: [
    {
      name: 'HIIT',
      id: 'hiit',
      effort: 'bursts',
      text: 'Short bursts of hard work, with rests between.',
    },
    {
      name: 'Mind/Body',
      id: 'mind-body',
      effort: 'breaths',
      text: 'Slow strength, balance and breathing.',
    },
    {
      name: 'Strength',
      id: 'strength',
      effort: 'sets',
      text: 'Weights and your own, set by set.',
    },
    {
      name: 'Cycle',
      id: 'cycle',
      effort: 'hills',
      text: 'Hills and sprints, without leaving the room.',
    },
    {
      name: 'Cardio',
      id: 'cardio',
      effort: 'steady',
      text: 'Steady effort at a raised heart rate.',
    },
    {
      name: 'Dance',
      id: 'dance',
      effort: 'steps',
      text: 'Steps to music, followed from the front.',
    },
  ],
  topHeading: 'Top classes',
  ask: {
    text: 'Which, and when? Your club knows.',
    cta: { label: 'Ask your club', href: '/locations/list' },
  },
  top: [
    {
      name: 'High Octane',
      effort: 'bursts',
      text: 'Intervals at full speed, with just enough rest to go again.',
    },
    {
      name: 'Fusion Flow',
      effort: 'breaths',
      text: 'Strength, breathing and balance in one sequence.',
    },
    {
      name: 'Killer Cycle',
      effort: 'hills',
      text: 'Hills, sprints and one long climb.',
    },
    {
      name: 'Zumba',
      effort: 'steps',
      text: 'Dance steps to loud music, with hardly a pause between songs.',
    },
    {
      name: 'Power Pilates',
      effort: 'sets',
      text: 'Slow, controlled work for a strong core.',
    },
    {
      name: 'Kickass Kick',
      effort: 'kicks',
      text: 'Kicks and combinations to the beat.',
    },
  ],
} as const satisfies Copy
