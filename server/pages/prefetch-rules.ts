/** Addresses that no press asks for: the thanks for a form, files, and any with a query. */
const never = ['/*thank-you*', '/*.*', '/*\\?(.+)']

/**
 * What a browser reads to ask for a page of the site when its link is pressed, and not only when it
 * is let go: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const prefetchRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: never } }] },
      eagerness: 'conservative',
    },
  ],
})
