import { ChosenClub } from '@/components/clubs/chosen-club'
import { ThankYou } from '@/components/sections/thank-you'
import { thankYou } from '@/content/pages/thank-you'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/thank-you-guest')

export default function GuestThanksPage() {
  return (
    <ThankYou {...thankYou.guest}>
      <ChosenClub />
    </ThankYou>
  )
}
