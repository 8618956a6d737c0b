import type { Instrumentation } from 'next'

export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { start } = await import('@/lib/start')
  await start()
}

/** The line in the log that the id on the error page leads to. */
export const onRequestError: Instrumentation.onRequestError = async (error, { path, method }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { log } = await import('@/lib/log')
  const { countRender } = await import('@/lib/next/request-metrics')
  log.error({ err: error, path, method }, 'a page could not be made')
  countRender(path, 'failed')
}
