/** The copy of the two error pages. */
export const errorPages = {
  notFound: { title: 'Page not found', number: '404', sentence: 'We could not find this page.' },
  broken: { number: '500', sentence: 'Something went wrong on our side. Please try again.' },
  reference: 'Reference',
} as const
