import type { Metadata } from 'next'
import { Landing } from '@/components/landing/landing'
import { guwahatiLead } from '@/content/forms/landing-lead'
import { landing } from '@/content/pages/landing'

const { title, description, ...words } = landing.guwahati

export const metadata: Metadata = { title, description }

export default function GuwahatiPage() {
  return <Landing {...words} form={guwahatiLead} />
}
