import { most } from './limits'

/** Values that hold a whole file: nothing of them is shown. */
const FILE =
  /"\s*data:[a-z]+\/[\w.+-]+[;,][^"]*"|'\s*data:[a-z]+\/[\w.+-]+[;,][^']*'|data:[a-z]+\/[\w.+-]+[;,][^"'()\s<>]{100,}/gi

/**
 * What no reader sees: comments, style sheets, scripts, drawings. Of these the first three last to the end,
 * as in browsers, when nothing closes them; others are then left to the parser.
 */
const UNSEEN = new RegExp(
  [
    /<!--(?:-?>|[^]*?(?:--!?>|$))/,
    /(<noscript[^<>]*>\s*)?<style(?=[\s/>])([^<>]*)>([^]*?)(?:<\/style\s*>|$)/,
    /<script(?=[\s/>])[^]*?(?:<\/script\s*>|$)/,
    /<(?<tag>xml|svg)(?=[\s/>])(?:(?!<\k<tag>[\s/>])[^])*?<\/\k<tag>\s*>/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
)

/**
 * Elements that serialisers of XML write as empty, and that would swallow what follows, unless a closing tag
 * of theirs does before the next one.
 */
const EMPTY =
  /<(iframe|script|style|textarea|title|noscript|xmp|no(?:embed|frames)|template|select|object|video|audio|canvas|map|oembed|datalist|dialog)(?=[\s/])([^<>]*)\/>(?!(?:(?!<\1[\s/>])[^])*?<\/\1)/gi

/**
 * The article without what counts for nothing, in linear time: files pasted as `data:`, comments, scripts and styles,
 * and what its style sheets say, except those for paper and for browsers without script. Empty elements are closed.
 */
export function lighten(article: string): { html: string; css: string } {
  const sheets: string[] = []
  const html = article
    .replace(FILE, (file) => (/^["']/.test(file) ? '"data:,"' : 'data:,'))
    .replace(EMPTY, '<$1$2></$1>')
  const seen = html.replace(
    UNSEEN,
    (_, noscript: string = '', attributes: string = '', css: string = '', tag: string = '') => {
      if (css && !noscript && !/media=["']?(?!all|screen)/i.test(attributes)) sheets.push(css)
      // A link may have no more than a drawing.
      return /^svg$/i.test(tag) ? '<svg></svg>' : noscript
    },
  )
  return { html: seen, css: sheets.join('\n') }
}

/** The marks of CKEditor around a deletion, which may begin and end in different elements. */
const DELETED =
  /<suggestion-start name="(deletion[^"]*)"[^<>]*>([^]{0,5000}?)(?=<suggestion-end name="\1")/gi

/** An article without the words and pictures that its editor marks as deleted. */
export const withoutDeleted = (html: string): string =>
  html.replace(DELETED, (_, _name, deleted: string) =>
    (deleted.match(/<(?!img\b)[^<>]*>/gi) ?? []).join(''),
  )

const ATTRIBUTE =
  /[\s/]*(?:[^\s/>=][^\s/>=]*|=[^\s/>=]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*)?)?/y
/** A tag, and whether it has more attributes than it may, as browsers read them. */
const TAG = new RegExp(
  `<[a-z][^\\s/>]*(?:${ATTRIBUTE.source}){0,${most.attributes}}(${ATTRIBUTE.source})?`,
  'gi',
)

/** Whether a tag has too many attributes. Each is read once: the next search begins where the last one ended. */
export const isCrowded = (html: string): boolean => html.matchAll(TAG).some(([, more]) => more)
