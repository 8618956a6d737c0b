/**
 * The address of the social image of a page.
 * @param path of the page, from the root of the site
 */
export const socialImagePath = (path: string): string =>
  `/social-images${path === '/' ? '/index' : path}.jpg`
