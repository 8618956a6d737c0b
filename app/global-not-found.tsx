import type { Metadata } from 'next'
import { NotFoundPage } from '@/components/shell/not-found-page'
import { Shell } from '@/components/shell/shell'
import { errorPages } from '@/content/error-pages'
import { documentTitle } from '@/lib/seo/metadata'
import { Document } from './document'
import { metadata as siteMetadata } from './layout'

export { viewport } from './layout'

export const metadata: Metadata = {
  ...siteMetadata,
  title: documentTitle(errorPages.notFound.title),
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
