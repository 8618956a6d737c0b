'use client'

import { lazy } from 'react'

// Every page carries this file, and next to none needs what it draws.
const BrokenPage = lazy(() =>
  import('@/components/shell/broken-page').then((file) => ({ default: file.BrokenPage })),
)

export default function SiteError({ error }: { error: Error & { digest?: string } }) {
  return <BrokenPage digest={error.digest} />
}
