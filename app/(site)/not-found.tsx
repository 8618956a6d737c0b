import type { Metadata } from 'next'
import { Fault } from '@/components/shell/fault'
import { faults } from '@/content/faults'
import { windowTitle } from '@/lib/seo/metadata'

export const metadata: Metadata = { title: windowTitle(faults.notFound.title) }

export default function NotFound() {
  return <Fault {...faults.notFound} />
}
