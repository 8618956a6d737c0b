'use client'

import { RequestId } from '@/components/shell/request-id'
import { errorPages } from '@/content/error-pages'
import './tokens.css'
import './base.css'
import './type.css'
import './parts.css'

interface Props {
  error: Error & { digest?: string }
  retry: () => void
}

/** For a fault in the frame itself: the shell is gone, the look stays. */
export default function GlobalError({ error, retry }: Props) {
  return (
    <html lang="en-GB">
      <body>
        <main className="sec wrap">
          <h1 className="tl tl--3">{errorPages.broken.number}</h1>
          <p className="lead">{errorPages.broken.sentence}</p>
          <RequestId digest={error.digest} />
          <button className="btn" type="button" onClick={retry}>
            Try again
          </button>
        </main>
      </body>
    </html>
  )
}
