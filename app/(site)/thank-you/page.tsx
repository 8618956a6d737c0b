import { ThankYou } from '@/components/sections/thank-you'
import { thankYou } from '@/content/pages/thank-you'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/thank-you')

export default function ThankYouPage() {
  return <ThankYou {...thankYou.franchise} />
}
