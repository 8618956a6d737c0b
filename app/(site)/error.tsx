'use client'

import { lazy } from 'react'
import { inTime } from '@/components/ui/in-time'

// Every page loads this file, and hardly any needs what it draws.
const BrokenPage = lazy(() =>
  inTime(import('@/components/shell/broken-page')).then((file) => ({ default: file.BrokenPage })),
)

export default function SiteError({ error }: { error: Error & { digest?: string } }) {
  return <BrokenPage digest={error.digest} />
}
