import { errorPages } from '@/content/error-pages'
import { ErrorPage } from './error-page'
import { RequestId } from './request-id'

/** The page that is shown when another one could not be drawn. */
export function BrokenPage({ digest }: { digest: string | undefined }) {
  return (
    <ErrorPage {...errorPages.broken}>
      <RequestId digest={digest} />
    </ErrorPage>
  )
}
