/** Where the site is when `SITE_URL` doesn't say. */
export const defaultSiteUrl = 'http://localhost:3000'

/**
 * The public address of a page of this site (contract, `SITE_URL`, read at build time).
 * @param path from the root of the site, with its first slash
 * @throws TypeError when `SITE_URL` is not an address
 */
export const absoluteUrl = (path: string): string =>
  new URL(path, process.env.SITE_URL || defaultSiteUrl).href
