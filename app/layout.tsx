import type { Metadata, Viewport } from 'next'
import { brand } from '@/content/brand'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { Document } from './document'

export const metadata: Metadata = {
  metadataBase: new URL(absoluteUrl('/')),
  title: { default: brand.name, template: `%s – ${brand.name}` },
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
