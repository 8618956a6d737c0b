/**
 * Where the card of a page is, for link previews.
 * @param path of the page, from the root of the site, with its first slash
 */
export const cardPath = (path: string): string => `/cards${path === '/' ? '/index' : path}.jpg`
