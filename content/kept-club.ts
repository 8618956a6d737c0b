import type { Copy } from './copy'

/** The club that the browser keeps for its visitor. */
export const keptClub = {
  label: 'Your club',
  forget: 'Forget',
  /** Said after the label of the button, which says only what it does. */
  ofWhat: 'your club',
  forgotten: 'Your club is forgotten.',
  make: 'Make this my club',
  made: 'This is your club now. Only this browser keeps it.',
} as const satisfies Copy
