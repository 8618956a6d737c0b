/** The copy of the page of an error. */
export const errorPages = {
  broken: { number: '500', sentence: 'Something went wrong on our side. Please try again.' },
  reference: 'Reference',
} as const
