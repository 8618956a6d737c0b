import { Landing } from '@/components/landing/landing'
import { sahakaraNagarLead } from '@/content/forms/landing-lead'
import { landing } from '@/content/pages/landing'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/landing/sahakara-nagar')

export default function SahakaraNagarPage() {
  return <Landing {...landing.sahakaraNagar} form={sahakaraNagarLead} />
}
