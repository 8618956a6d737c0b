import { Landing } from '@/components/landing/landing'
import { feedback } from '@/content/forms/feedback'
import { landing } from '@/content/pages/landing'
import { pageMetadata } from '@/lib/seo/metadata'

const { title, description, ...words } = landing.feedback

export const metadata = pageMetadata({ path: '/landing/mansarovar-feedback', title, description })

export default function FeedbackPage() {
  return <Landing {...words} form={feedback} />
}
