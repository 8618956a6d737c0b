import type { OrganizationLeaf, WebSiteLeaf } from 'schema-dts'
import { brand } from '@/content/brand'
import { absoluteUrl } from './absolute-url'

/** The brand as other things refer to it. */
export const organizationReference = (): OrganizationLeaf => ({
  '@type': 'Organization',
  '@id': absoluteUrl('/#organization'),
  name: brand.name,
  url: absoluteUrl('/'),
})

/** The brand with its logo and its pages elsewhere, for the home page. No placeholder for a phone or an e-mail. */
export const organization = (): OrganizationLeaf => ({
  ...organizationReference(),
  logo: absoluteUrl('/icons/icon-512.png'),
  sameAs: brand.social.map(({ url }) => url),
})

/** The site, for the home page: search engines show its name from here. */
export const webSite = (): WebSiteLeaf => ({
  '@type': 'WebSite',
  '@id': absoluteUrl('/#website'),
  name: brand.name,
  url: absoluteUrl('/'),
  inLanguage: 'en-GB',
  publisher: { '@id': absoluteUrl('/#organization') },
})
