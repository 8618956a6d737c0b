import type { Metadata } from 'next'
import { LandingThanks } from '@/components/landing/landing-thanks'
import { clubOf } from '@/content/clubs'
import { ownAGym, thankYou } from '@/content/pages/thank-you'

const { title, description, ...words } = thankYou.sahakaraNagar

export const metadata: Metadata = { title, description, robots: { index: false } }

export default function SahakaraNagarThanksPage() {
  return <LandingThanks {...words} offer={ownAGym} club={clubOf('sahakara-nagar')} />
}
