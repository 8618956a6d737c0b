import { Landing } from '@/components/landing/landing'
import { guwahatiLead } from '@/content/forms/landing-lead'
import { landing } from '@/content/pages/landing'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/landing/guwahati-assam')

export default function GuwahatiPage() {
  return <Landing {...landing.guwahati} form={guwahatiLead} />
}
