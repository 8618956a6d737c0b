import { Legal } from '@/components/sections/legal'
import { terms } from '@/content/legal/terms'
import { readLegal } from '@/lib/legal'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/terms')

export default function TermsPage() {
  return <Legal {...terms} {...readLegal('terms')} />
}
