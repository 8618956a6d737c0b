import { LandingThanks } from '@/components/landing/landing-thanks'
import { thankYou } from '@/content/pages/thank-you'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/landing/guwahati-assam/gw-thank-you')

export default function GuwahatiThanksPage() {
  return <LandingThanks {...thankYou.guwahati} />
}
