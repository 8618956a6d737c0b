import type { Metadata } from 'next'
import { Legal } from '@/components/ui/legal'
import { privacy } from '@/content/legal/privacy'

export const metadata: Metadata = { title: privacy.title, description: privacy.description }

export default function PrivacyPage() {
  return <Legal {...privacy} />
}
