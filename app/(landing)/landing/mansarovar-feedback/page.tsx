import { Landing } from '@/components/landing/landing'
import { feedback } from '@/content/forms/feedback'
import { landing } from '@/content/pages/landing'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/landing/mansarovar-feedback')

export default function FeedbackPage() {
  return <Landing {...landing.feedback} form={feedback} />
}
