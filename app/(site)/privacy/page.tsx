import { Legal } from '@/components/sections/legal'
import { privacy } from '@/content/legal/privacy'
import { readLegal } from '@/lib/legal'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/privacy')

export default function PrivacyPage() {
  return <Legal {...privacy} {...readLegal('privacy')} />
}
