import type { BreadcrumbListLeaf } from 'schema-dts'
import { home } from '@/content/navigation'
import type { LabelledLink } from '@/content/types'
import { absoluteUrl } from './absolute-url'

/**
 * The way from the home page to a page below another one.
 * @param crumbs from the page above to the page itself
 */
export const breadcrumbs = (...crumbs: readonly LabelledLink[]): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  itemListElement: [home, ...crumbs].map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteUrl(href),
  })),
})
