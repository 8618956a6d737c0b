import { errorPages } from '@/content/error-pages'
import { ErrorPage } from './error-page'
import { RequestId } from './request-id'

/** The page in place of one that could not be drawn. */
export function BrokenPage({ digest }: { digest: string | undefined }) {
  return (
    <ErrorPage {...errorPages.broken}>
      <RequestId digest={digest} />
    </ErrorPage>
  )
}
