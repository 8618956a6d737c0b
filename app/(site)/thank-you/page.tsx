import { ThankYou } from '@/components/sections/thank-you'
import { thankYou } from '@/content/pages/thank-you'
import { pageMetadata } from '@/lib/seo/metadata'

const { title, description, heading, text } = thankYou.franchise

export const metadata = pageMetadata({
  path: '/thank-you',
  title,
  description,
  index: false,
})

export default function ThankYouPage() {
  return <ThankYou {...{ heading, text }} />
}
