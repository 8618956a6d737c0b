import { Landing } from '@/components/landing/landing'
import { sahakaraNagarLead } from '@/content/forms/landing-lead'
import { landing } from '@/content/pages/landing'
import { pageMetadata } from '@/lib/seo/metadata'

const { title, description, ...words } = landing.sahakaraNagar

export const metadata = pageMetadata({ path: '/landing/sahakara-nagar', title, description })

export default function SahakaraNagarPage() {
  return <Landing {...words} form={sahakaraNagarLead} />
}
