const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** The start tags of a name in a page as the server sent it. */
export const startTags = (html: string, name: string) =>
  html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []

/** An attribute of a start tag as it is written. */
export const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

/** Text as a person reads it. */
export const decodeEntities = (text: string) =>
  text.replace(/&(\w+|#x27);/g, (entity) => entities[entity] ?? entity)

/** What a page says of itself in `<title>`, `<meta>` and `<link>`, and its structured data. */
export function readHead(html: string) {
  const named = ['name', 'property'].flatMap((key) =>
    startTags(html, 'meta').map((tag) => [attribute(tag, key), attribute(tag, 'content')] as const),
  )
  const meta = (name: string) => decodeEntities(named.find(([key]) => key === name)?.[1] ?? '')
  const link = (rel: string) => {
    const tag = startTags(html, 'link').find((one) => attribute(one, 'rel') === rel)
    return attribute(tag ?? '', 'href') ?? ''
  }
  const title = decodeEntities(/<title>([^<]*)/.exec(html)?.[1] ?? '')
  const data = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)]
  return { title, meta, link, data: data.map(([, json = '']) => json) }
}

/** The hidden fields of a page's forms: what a browser without JavaScript sends unseen. */
export function hiddenFields(html: string): [name: string, value: string][] {
  return startTags(html, 'input')
    .filter((tag) => attribute(tag, 'type') === 'hidden')
    .map((tag) => [attribute(tag, 'name') ?? '', decodeEntities(attribute(tag, 'value') ?? '')])
}

/** The text of a piece of HTML as a person reads it. */
export const plainText = (html: string) =>
  decodeEntities(html.replace(/<[^<>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()

/** The elements of a name, a pattern, that hold none of the same name. */
export const elements = (html: string, name: string) =>
  Array.from(
    html.matchAll(new RegExp(`(<(${name})\\b[^>]*>)(.*?)</\\2>`, 'gs')),
    ([, tag = '', , inner = '']) => ({ tag, inner, text: plainText(inner) }),
  )
