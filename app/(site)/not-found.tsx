import type { Metadata } from 'next'
import { NotFoundPage } from '@/components/shell/not-found-page'
import { errorPages } from '@/content/error-pages'
import { documentTitle } from '@/lib/seo/metadata'

export const metadata: Metadata = { title: documentTitle(errorPages.notFound.title) }

export default function NotFound() {
  return <NotFoundPage />
}
