'use client'

import { useBrowser } from '@/components/ui/use-browser'
import { errorPages } from '@/content/error-pages'

/** The id of the failed request, from the `Server-Timing` header of this page. */
function readRequestId(): string | undefined {
  const [page] = performance.getEntriesByType('navigation')
  if (!(page instanceof PerformanceNavigationTiming)) return undefined
  return page.serverTiming?.find(({ name }) => name === 'request')?.description
}

/** The id for the visitor's e-mail, by which the operator finds the error in the log. */
export function RequestId({ digest }: { digest?: string | undefined }) {
  const id = useBrowser(readRequestId, undefined) ?? digest
  return id && <p>{`${errorPages.reference}: ${id}`}</p>
}
