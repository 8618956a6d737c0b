'use client'

import { useBrowser } from '@/components/ui/use-browser'
import { errorPages } from '@/content/error-pages'

/** What the answer to this page said in `Server-Timing` about the request that failed. */
function readRequestId(): string | undefined {
  const [page] = performance.getEntriesByType('navigation')
  if (!(page instanceof PerformanceNavigationTiming)) return undefined
  return page.serverTiming?.find(({ name }) => name === 'request')?.description
}

/** The id by which the operator finds in the log what went wrong, for the visitor's mail. */
export function RequestId({ digest }: { digest?: string | undefined }) {
  const id = useBrowser(readRequestId, undefined) ?? digest
  return id && <p>{`${errorPages.reference}: ${id}`}</p>
}
