import type { Instrumentation } from 'next'

export async function register() {
  // In production the site's own server has started all before it loads Next: see server/main.ts.
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NODE_ENV !== 'production') {
    try {
      const { start } = await import('@/lib/start')
      await start()
    } catch (error) {
      // Next would go on listening; its supervisor is to start it again or go back to the last build.
      const reason = error instanceof Error ? error.message : String(error)
      const hint = reason.includes('is missing')
        ? '\nSettings to start with: cp .env.example .env.local'
        : ''
      process.stderr.write(`The site can't start: ${reason}${hint}\n`)
      process.exit(1)
    }
  }
}

/** The line in the log that the id on the error page leads to. */
export const onRequestError: Instrumentation.onRequestError = async (
  error,
  { method },
  { routePath: route },
) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { log } = await import('@/lib/log')
  // No address: what somebody typed can be in it.
  log.error({ err: error, route, method }, 'a page could not be made')
}
