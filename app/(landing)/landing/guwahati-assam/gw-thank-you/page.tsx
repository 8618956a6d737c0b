import type { Metadata } from 'next'
import { LandingThanks } from '@/components/landing/landing-thanks'
import { clubOf } from '@/content/clubs'
import { ownAGym, thankYou } from '@/content/pages/thank-you'

const { title, description, ...words } = thankYou.guwahati

export const metadata: Metadata = { title, description, robots: { index: false } }

export default function GuwahatiThanksPage() {
  return <LandingThanks {...words} offer={ownAGym} club={clubOf('guwahati')} />
}
