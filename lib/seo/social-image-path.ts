/**
 * The address of the picture that stands for a page where its link is shared.
 * @param path of the page, from the root of the site
 */
export const socialImagePath = (path: string): string =>
  `/social-images${path === '/' ? '/index' : path}.jpg`
