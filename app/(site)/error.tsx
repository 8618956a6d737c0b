'use client'

import { ErrorPage } from '@/components/shell/error-page'
import { errorPages } from '@/content/error-pages'

export default function SiteError() {
  return <ErrorPage {...errorPages.broken} />
}
