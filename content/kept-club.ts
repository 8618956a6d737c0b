import type { Copy } from './copy'

/** The club that the browser keeps for its visitor. */
export const keptClub = {
  label: 'Your club',
  /** Said after the label of a button or link that says only what it does. */
  ofWhat: 'your club',
  change: { label: 'Change', href: '/locations/list' },
  forget: 'Forget',
  forgotten: 'Your club is forgotten.',
  make: 'Make this my club',
  made: 'This is your club now. Only this browser keeps it.',
} as const satisfies Copy
