import type { Metadata } from 'next'
import { Fault } from '@/components/shell/fault'
import { Shell } from '@/components/shell/shell'
import { faults } from '@/content/faults'

export const metadata: Metadata = { title: 'Page not found' }

export default function NotFound() {
  return (
    <Shell>
      <Fault {...faults.notFound} />
    </Shell>
  )
}
