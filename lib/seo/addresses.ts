import { siteUrl } from '@/lib/build-settings.mjs'

/**
 * The public address of a page of this site.
 * @param path from the root of the site, with its first slash
 * @throws TypeError when `SITE_URL` is not an address
 */
export const absoluteUrl = (path: string): string => new URL(path, siteUrl).href

/** The address of the social image of a page, from the root of the site, as is the page's own. */
export const socialImagePath = (path: string): string =>
  `/social-images${path === '/' ? '/index' : path}.jpg`
