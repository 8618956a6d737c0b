/**
 * Names and values of the query of an address, in their order. Campaigns are pasted together by hand: a second
 * `?` is an `&`, mailings write `&amp;`, once or more, and some systems capitals.
 * @param search from its `?` on, or `''`
 * @returns names in small letters
 */
export const readQuery = (search: string): [name: string, value: string][] =>
  [...new URLSearchParams(search.replaceAll(/\?|%3f(?=\w+=)/gi, '&'))].map(([name, value]) => [
    name.toLowerCase().replace(/^(?:amp;)+/, ''),
    value,
  ])
