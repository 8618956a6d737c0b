import { Legal } from '@/components/legal/legal'
import { privacy } from '@/content/legal/privacy'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({
  path: '/privacy',
  title: privacy.title,
  description: privacy.description,
})

export default function PrivacyPage() {
  return <Legal {...privacy} />
}
