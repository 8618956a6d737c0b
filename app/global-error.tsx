'use client'

import { RequestId } from '@/components/shell/request-id'
import { errorPages } from '@/content/error-pages'
import './globals.css'

interface Props {
  error: Error & { digest?: string }
  retry: () => void
}

/** For an error in the frame itself: styled, but without header and footer. */
export default function GlobalError({ error, retry }: Props) {
  return (
    <html lang="en-GB">
      <body>
        <main className="section wrapper">
          <h1 className="tall-title tall-title-large">{errorPages.broken.number}</h1>
          <p className="lead">{errorPages.broken.sentence}</p>
          <RequestId digest={error.digest} />
          <button type="button" className="wide-title" onClick={retry}>
            Try again
          </button>
        </main>
      </body>
    </html>
  )
}
