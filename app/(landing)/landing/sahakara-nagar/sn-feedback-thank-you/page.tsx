import { LandingThanks } from '@/components/landing/landing-thanks'
import { clubBySlug } from '@/content/clubs'
import { thankYou } from '@/content/pages/thank-you'
import { pageMetadata } from '@/lib/seo/metadata'

const { title, description, ...words } = thankYou.feedback

export const metadata = pageMetadata({
  path: '/landing/sahakara-nagar/sn-feedback-thank-you',
  title,
  description,
  index: false,
})

export default function FeedbackThanksPage() {
  return <LandingThanks {...words} club={clubBySlug('jaipur')} />
}
