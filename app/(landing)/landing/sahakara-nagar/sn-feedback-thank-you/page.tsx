import type { Metadata } from 'next'
import { LandingThanks } from '@/components/landing/landing-thanks'
import { clubOf } from '@/content/clubs'
import { thankYou } from '@/content/pages/thank-you'

const { title, description, ...words } = thankYou.feedback

export const metadata: Metadata = { title, description, robots: { index: false } }

export default function FeedbackThanksPage() {
  return <LandingThanks {...words} club={clubOf('jaipur')} />
}
