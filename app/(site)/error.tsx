'use client'

import { ErrorPage } from '@/components/shell/error-page'
import { RequestId } from '@/components/shell/request-id'
import { errorPages } from '@/content/error-pages'

export default function SiteError({ error }: { error: Error & { digest?: string } }) {
  return (
    <ErrorPage {...errorPages.broken}>
      <RequestId digest={error.digest} />
    </ErrorPage>
  )
}
