import type { Metadata } from 'next'
import { Legal } from '@/components/ui/legal'
import { terms } from '@/content/legal/terms'

export const metadata: Metadata = { title: terms.title, description: terms.description }

export default function TermsPage() {
  return <Legal {...terms} />
}
