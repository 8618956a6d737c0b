import { Legal } from '@/components/legal/legal'
import { terms } from '@/content/legal/terms'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({
  path: '/terms',
  title: terms.title,
  description: terms.description,
})

export default function TermsPage() {
  return <Legal {...terms} />
}
