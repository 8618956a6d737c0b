import { Landing } from '@/components/landing/landing'
import { guwahatiLead } from '@/content/forms/landing-lead'
import { landing } from '@/content/pages/landing'
import { pageMetadata } from '@/lib/seo/metadata'

const { title, description, ...words } = landing.guwahati

export const metadata = pageMetadata({ path: '/landing/guwahati-assam', title, description })

export default function GuwahatiPage() {
  return <Landing {...words} form={guwahatiLead} />
}
