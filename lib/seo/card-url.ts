/**
 * The address of the picture that stands for a page where its link is shared.
 * @param path of the page, from the root of the site
 */
export const cardPath = (path: string): string => `/cards${path === '/' ? '/index' : path}.jpg`
