import { ThankYou } from '@/components/sections/thank-you'
import { thankYou } from '@/content/pages/thank-you'
import { pageMetadata } from '@/lib/seo/metadata'

const { heading, text } = thankYou.guest

export const metadata = pageMetadata('/thank-you-guest')

export default function ThankYouGuestPage() {
  return <ThankYou heading={heading} text={text} />
}
