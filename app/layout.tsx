import type { Metadata, Viewport } from 'next'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { Document } from './document'

export const metadata: Metadata = {
  metadataBase: new URL(absoluteUrl('/')),
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: '#0c0c0d',
}

export default function RootLayout({ children }: LayoutProps<'/'>) {
  return <Document>{children}</Document>
}
