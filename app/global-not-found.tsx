import type { Metadata } from 'next'
import { Fault } from '@/components/shell/fault'
import { Shell } from '@/components/shell/shell'
import { faults } from '@/content/faults'
import { windowTitle } from '@/lib/seo/metadata'
import { Document } from './document'
import { metadata as siteMetadata } from './layout'

export { viewport } from './layout'

export const metadata: Metadata = {
  ...siteMetadata,
  title: windowTitle(faults.notFound.title),
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
