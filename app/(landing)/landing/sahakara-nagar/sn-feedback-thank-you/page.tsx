import { LandingThanks } from '@/components/landing/landing-thanks'
import { thankYou } from '@/content/pages/thank-you'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/landing/sahakara-nagar/sn-feedback-thank-you')

export default function FeedbackThanksPage() {
  return <LandingThanks {...thankYou.feedback} />
}
