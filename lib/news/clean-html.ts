declare const clean: unique symbol

/**
 * HTML that may be put into a page as it is. Only `lib/news/sanitise` makes it, and
 * `lib/news/stale-copy.ts` reads back what was made so.
 */
export type CleanHtml = string & { readonly [clean]: true }
