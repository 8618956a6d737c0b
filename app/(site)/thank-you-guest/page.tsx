import { ThankYou } from '@/components/sections/thank-you'
import { thankYou } from '@/content/pages/thank-you'
import { pageMetadata } from '@/lib/seo/metadata'

const { title, description, heading, text } = thankYou.guest

export const metadata = pageMetadata({
  path: '/thank-you-guest',
  title,
  description,
  index: false,
})

export default function ThankYouGuestPage() {
  return <ThankYou {...{ heading, text }} />
}
