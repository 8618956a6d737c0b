import { LandingThanks } from '@/components/landing/landing-thanks'
import { thankYou } from '@/content/pages/thank-you'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/landing/sahakara-nagar/sn-thank-you')

export default function SahakaraNagarThanksPage() {
  return <LandingThanks {...thankYou.sahakaraNagar} />
}
