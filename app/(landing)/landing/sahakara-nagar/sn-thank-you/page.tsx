import { LandingThanks } from '@/components/landing/landing-thanks'
import { clubBySlug } from '@/content/clubs'
import { ownAGym, thankYou } from '@/content/pages/thank-you'
import { pageMetadata } from '@/lib/seo/metadata'

const { title, description, ...words } = thankYou.sahakaraNagar

export const metadata = pageMetadata({
  path: '/landing/sahakara-nagar/sn-thank-you',
  title,
  description,
  index: false,
})

export default function SahakaraNagarThanksPage() {
  return <LandingThanks {...words} offer={ownAGym} club={clubBySlug('sahakara-nagar')} />
}
