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
  other: { label: 'Another club', href: '/locations/list' },
} as const satisfies Copy

/** On the page of the form, once a pass was asked for in this browser. */
export const askedPass = {
  label: 'Your guest pass',
  asked: 'You asked for a pass for',
  on: 'Sent:',
  again: 'Ask again for another club',
} as const satisfies Copy

/** Beside a place that the chosen club has filled in. */
export const changePlace = 'change'
