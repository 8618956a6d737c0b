import { ThankYou } from '@/components/sections/thank-you'
import { thankYou } from '@/content/pages/thank-you'
import { pageMetadata } from '@/lib/seo/metadata'

const { heading, text } = thankYou.franchise

export const metadata = pageMetadata('/thank-you')

export default function ThankYouPage() {
  return <ThankYou heading={heading} text={text} />
}
