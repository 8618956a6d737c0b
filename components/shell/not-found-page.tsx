import { lineStyle } from '@/components/ui/fitted-line'
import { errorPages } from '@/content/error-pages'
import { ErrorPage } from './error-page'

const { notFound } = errorPages

/** What stands where there is no page. */
export const NotFoundPage = () => (
  <ErrorPage {...notFound} style={lineStyle({ text: notFound.number, typeface: 'tall' })} />
)
