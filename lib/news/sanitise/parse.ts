import { defaultTreeAdapter, html as ns, parseFragment } from 'parse5'
import { type Node, textOf } from './tree'

/** The most that an article may have; what has more was pasted by mistake, or means harm. */
export const most = {
  characters: 200_000,
  /** Elements that the parser makes, which may be more than there are tags; signs that are written as `&amp;`. */
  opened: 12_000,
  depth: 200,
  /** Of one tag: a parser compares each with all before it. */
  attributes: 300,
  tags: 3000,
  pictures: 100,
  videos: 50,
}

export class TooMuch extends Error {}

/** @throws TooMuch */
export function limit(what: keyof typeof most, count: number): void {
  if (count > most[what]) throw new TooMuch(what)
}

/** An article without tags that shows some as letters was escaped twice. */
function unescaped(article: string): string {
  const isTwice = !/<[a-z]/i.test(article) && /&lt;(?:\/[a-z]\w*|br ?\/?)(?:&gt;|>)/i.test(article)
  return isTwice ? textOf(parseFragment(article).childNodes) : article
}

/** Values that hold a whole file: nothing of them is shown. */
const FILE =
  /"\s*data:[a-z]+\/[\w.+-]+[;,][^"]*"|'\s*data:[a-z]+\/[\w.+-]+[;,][^']*'|data:[a-z]+\/[\w.+-]+[;,][^"'()\s<>]{100,}/gi

/** Comments, scripts and style sheets, which last to the end when nothing closes them, as in browsers; drawings. */
const UNSEEN =
  /<!--(?:-?>|[^]*?(?:--!?>|$))|<(script|style)(?=[\s/>])[^]*?(?:<\/\1\s*>|$)|<(xml|svg)(?=[\s/>])(?:(?!<\2[\s/>])[^])*?<\/\2\s*>/gi

/** Elements that serialisers of XML write as empty, and that would swallow what follows when nothing closes them. */
const EMPTY =
  /<(iframe|script|style|textarea|title|noscript|select|object|video|audio|canvas|oembed|xmp)(?=[\s/])([^<>]*)\/>(?!(?:(?!<\1[\s/>])[^])*?<\/\1)/gi

const ATTRIBUTE =
  /[\s/]*(?:[^\s/>=][^\s/>=]*|=[^\s/>=]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*)?)?/y
/** A tag, also one that ends, and whether it has more attributes than it may, as browsers read them. */
const TAG = new RegExp(
  `</?[a-z][^\\s/>]*(?:${ATTRIBUTE.source}){0,${most.attributes}}(${ATTRIBUTE.source})?`,
  'gi',
)

/** An article without what no reader sees and counts for nothing, in linear time. @throws TooMuch */
export function lightened(article: string): string {
  const source = unescaped(article)
    .replace(FILE, (file) => (/^["']/.test(file) ? '"data:,"' : 'data:,'))
    .replace(EMPTY, '<$1$2></$1>')
    // A link may have no more than a drawing.
    .replace(UNSEEN, (found) => (/^<svg/i.test(found) ? '<svg></svg>' : ''))
  // A letter counts once, also by its number.
  limit('characters', source.replace(/&#\w{1,8};/g, '.').length)
  if (source.matchAll(TAG).some(([, more]) => more)) throw new TooMuch('attributes')
  return source
}

/** Parses as browsers do. @throws TooMuch */
export function parse(source: string): Node[] {
  let opened = 0
  // The parser begins with a root of its own.
  let depth = -1
  const treeAdapter = {
    ...defaultTreeAdapter,
    createElement(...named: Parameters<typeof defaultTreeAdapter.createElement>) {
      limit('opened', ++opened)
      return defaultTreeAdapter.createElement(...named)
    },
    // A second `<html>` has attributes for the root, which compares each with all.
    adoptAttributes: () => undefined,
    onItemPush: () => limit('depth', ++depth),
    onItemPop: () => void (depth -= 1),
  }
  const root = defaultTreeAdapter.createElement('div', ns.NS.HTML, [])
  return parseFragment(root, source, { treeAdapter }).childNodes
}
