import 'server-only'
import { defaultTreeAdapter, html as ns, parseFragment, serialize } from 'parse5'
import type { CleanHtml } from '@/lib/news/clean-html'
import { allowed } from './allowed'
import { convert } from './convert'
import { isVideo } from './embeds'
import { finishBody } from './finish'
import { isCrowded, lighten, withoutDeleted } from './lighten'
import { layOut } from './layout'
import { limit, most, TooMuch } from './limits'
import { isPastedIn } from './pictures'
import { type Element, find, findTags, isBlank, make, remove, textOf } from './tree'

/** Parses as browsers do. @throws TooMuch */
function parse(source: string, css = ''): Element {
  let opened = 0
  // The parser begins with a root of its own.
  let depth = -1
  const treeAdapter = {
    ...defaultTreeAdapter,
    createElement(...named: Parameters<typeof defaultTreeAdapter.createElement>) {
      limit('opened', ++opened)
      return defaultTreeAdapter.createElement(...named)
    },
    onItemPush: () => limit('depth', ++depth),
    onItemPop: () => void (depth -= 1),
  }
  const root = defaultTreeAdapter.createElement('div', ns.NS.HTML, [])
  // What is for browsers without script may have the picture that a script would have loaded.
  const options = { scriptingEnabled: false, treeAdapter }
  const body = make('body', parseFragment(root, source, options).childNodes)
  for (const node of body.childNodes) node.parentNode = body
  layOut(body, css)
  return body
}

const ESCAPED_TAG = /&lt;(?:\/[a-z]\w*|br ?\/?)(?:&gt;|>)/i

/** An article without tags that shows some as letters was escaped twice. */
const unescaped = (article: string): string =>
  /<[a-z]/i.test(article) || !ESCAPED_TAG.test(article)
    ? article
    : textOf(parseFragment(article).childNodes)

/** What happens to an article, in order. */
function cleaned(article: string) {
  // As text: letters are letters, empty elements empty; files, scripts and styles are out.
  const { html: source, css } = lighten(unescaped(article))
  // A letter counts once, also by its number.
  limit('characters', source.replace(/&#\w{1,8};/g, '.').length)
  if (isCrowded(source)) throw new TooMuch('attributes')
  // As a tree: what nobody sees is out, and what is left is known as a browser would lay it out.
  const seen = parse(withoutDeleted(source), css)
  const pasted = find(seen, isPastedIn).length
  // Each element becomes one that the site has, or its content.
  const nodes = convert(seen)
  // All together: paragraphs, headings, videos by themselves.
  const body = finishBody(nodes)
  const beyond = new Set(findTags(body, 'img').slice(most.pictures))
  remove(body, (one) => beyond.has(one))
  limit('tags', find(body, () => true).length)
  limit('videos', find(body, isVideo).length)
  // Last, whatever happened before: the allow-list.
  return { html: allowed(serialize(body)), pasted, beyond: beyond.size }
}

/**
 * Makes an article's HTML safe and plain, and keeps what a reader saw in the editor (contract, "News").
 * The allow-list of `sanitize-html` comes last and alone is answerable for its safety.
 * @param html as the backend gave it
 * @returns undefined for an article beyond the limits; `pasted` counts the pictures that it lost because they
 *   were part of its text, `beyond` those that were too many
 */
export function sanitise(
  html: string,
): { html: CleanHtml; pasted: number; beyond: number } | undefined {
  try {
    return cleaned(html)
  } catch (error) {
    if (error instanceof TooMuch) return undefined
    throw error
  }
}

/** What begins no tag that a title may have. */
const NO_TAG = /<(?!!--|\/?[a-z][a-z\d]*(?:[\s/][^<>]*)?>)/gi

/** The words of a title, which is a line of HTML: decoded once, without tags. */
export function titleWords(title: string): string {
  // What is no tag is a sign of the text: "under < 60 kg".
  const source = title.replace(NO_TAG, '&lt;').replace(/<\/?(?:br|p|div|h\d|li)\b[^<>]*>/gi, ' $& ')
  const words = textOf(convert(parse(source)))
  return isBlank(words) ? '' : words.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
