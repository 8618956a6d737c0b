/** The router's own signal that the action answered with a redirect; it must get through. */
export const isRedirect = (error: unknown) =>
  error instanceof Error && 'digest' in error && String(error.digest).startsWith('NEXT_REDIRECT')
