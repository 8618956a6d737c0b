import type { Metadata, Viewport } from 'next'
import { brand } from '@/content/brand'
import { rupee, tall, text, wide } from './fonts'
import './tokens.css'
import './base.css'
import './type.css'
import './parts.css'

export const metadata: Metadata = {
  title: { default: brand.name, template: `%s – ${brand.name}` },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: '#0c0c0d',
}

const fonts = [tall, wide, text, rupee].map((font) => font.variable).join(' ')

export default function RootLayout({ children }: LayoutProps<'/'>) {
  return (
    <html lang="en-GB" className={fonts}>
      <body>{children}</body>
    </html>
  )
}
