import type { Metadata } from 'next'
import { ErrorPage } from '@/components/shell/error-page'
import { errorPages } from '@/content/error-pages'
import { documentTitle } from '@/lib/seo/metadata'

export const metadata: Metadata = { title: documentTitle(errorPages.notFound.title) }

export default function NotFound() {
  return <ErrorPage {...errorPages.notFound} />
}
