import type { Metadata } from 'next'
import { Fault } from '@/components/shell/fault'
import { Shell } from '@/components/shell/shell'
import { brand } from '@/content/brand'
import { faults } from '@/content/faults'
import { Document } from './document'
import { metadata as siteMetadata } from './layout'

export { viewport } from './layout'

export const metadata: Metadata = {
  ...siteMetadata,
  title: `Page not found – ${brand.name}`,
}

export default function GlobalNotFound() {
  return (
    <Document>
      <Shell>
        <Fault {...faults.notFound} />
      </Shell>
    </Document>
  )
}
