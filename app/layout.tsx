import type { Metadata, Viewport } from 'next'
import { colours } from '@/lib/colours'
import { absoluteUrl } from '@/lib/seo/addresses'

export const metadata: Metadata = {
  metadataBase: new URL(absoluteUrl('/')),
  // iOS would make links of numbers, and React would draw the page anew.
  formatDetection: { telephone: false },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: colours.ink,
}

export { Document as default } from './document'
