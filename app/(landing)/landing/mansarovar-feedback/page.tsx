import type { Metadata } from 'next'
import { Landing } from '@/components/landing/landing'
import { feedback } from '@/content/forms/feedback'
import { landing } from '@/content/pages/landing'

const { title, description, ...words } = landing.feedback

export const metadata: Metadata = { title, description }

export default function FeedbackPage() {
  return <Landing {...words} form={feedback} />
}
