import type { Metadata } from 'next'
import { ThankYou } from '@/components/ui/thank-you'
import { thankYou } from '@/content/pages/thank-you'

const { title, description, heading, text } = thankYou.guest

export const metadata: Metadata = { title, description, robots: { index: false } }

export default function ThankYouGuestPage() {
  return <ThankYou {...{ heading, text }} />
}
