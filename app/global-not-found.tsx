import type { Metadata } from 'next'
import { NotFoundPage } from '@/components/shell/not-found-page'
import { Shell } from '@/components/shell/shell'
import { notFoundPage } from '@/content/pages/not-found'
import { documentTitle } from '@/lib/seo/metadata'
import { Document } from './document'
import { metadata as siteMetadata } from './layout'

export { viewport } from './layout'

export const metadata: Metadata = {
  ...siteMetadata,
  title: documentTitle(notFoundPage.title),
}

export default function GlobalNotFound() {
  return (
    <Document>
      <Shell>
        <NotFoundPage />
      </Shell>
    </Document>
  )
}
