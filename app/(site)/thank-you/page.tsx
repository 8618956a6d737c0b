import { Steps } from '@/components/sections/steps'
import { ThankYou } from '@/components/sections/thank-you'
import { franchisePage } from '@/content/pages/franchise'
import { thankYou } from '@/content/pages/thank-you'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/thank-you')

export default function ThankYouPage() {
  return (
    <ThankYou {...thankYou.franchise}>
      <Steps steps={franchisePage.steps.items.map((name) => ({ name }))} done={1} />
    </ThankYou>
  )
}
