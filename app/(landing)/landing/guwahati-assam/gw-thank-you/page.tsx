import { LandingThanks } from '@/components/landing/landing-thanks'
import { clubBySlug } from '@/content/clubs'
import { ownAGym, thankYou } from '@/content/pages/thank-you'
import { pageMetadata } from '@/lib/seo/metadata'

const { title, description, ...words } = thankYou.guwahati

export const metadata = pageMetadata({
  path: '/landing/guwahati-assam/gw-thank-you',
  title,
  description,
  index: false,
})

export default function GuwahatiThanksPage() {
  return <LandingThanks {...words} offer={ownAGym} club={clubBySlug('guwahati')} />
}
