import type { Metadata } from 'next'
import { Landing } from '@/components/landing/landing'
import { sahakaraNagarLead } from '@/content/forms/landing-lead'
import { landing } from '@/content/pages/landing'

const { title, description, ...words } = landing.sahakaraNagar

export const metadata: Metadata = { title, description }

export default function SahakaraNagarPage() {
  return <Landing {...words} form={sahakaraNagarLead} />
}
