/** Runs once when the server starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'production') return
  const { guardEveryPage } = await import('@/lib/security/every-page')
  guardEveryPage()
}
