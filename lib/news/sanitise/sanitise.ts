import 'server-only'
import { defaultTreeAdapter, html as ns, parseFragment, serialize } from 'parse5'
import type { CleanHtml } from '@/lib/news/clean-html'
import { allowed } from './allowed'
import { convert } from './convert'
import { isVideo } from './embeds'
import { finishBody } from './finish'
import { lighten, limitAttributes, withoutShortcodes } from './lighten'
import { limit, TooMuch } from './limits'
import { noPictures, type Pictures } from './pictures'
import { applyStyles } from './style-sheet'
import { type Element, find, isBlank, isElement, make, textOf } from './tree'

/**
 * Parses as browsers do.
 * @throws TooMuch
 */
function parse(source: string, css = ''): Element {
  let opened = 0
  // The parser begins with a root of its own.
  let depth = -1
  const treeAdapter = {
    ...defaultTreeAdapter,
    onItemPush() {
      limit('opened', ++opened)
      limit('depth', ++depth)
    },
    onItemPop: () => void (depth -= 1),
  }
  const root = defaultTreeAdapter.createElement('div', ns.NS.HTML, [])
  // What is for browsers without script may have the picture that a script would have loaded.
  const options = { scriptingEnabled: false, treeAdapter }
  const body = make('body', parseFragment(root, source, options).childNodes)
  applyStyles(body, css)
  return body
}

const ESCAPED_TAG =
  /<\/?(?:p|div|h[1-6]|[uo]l|li|br|table|blockquote|figure|img|strong|em|b|a)(?:\s[^<>]*)?\/?>/i

/** A text that shows tags as letters, because it was escaped twice, read as what it was. */
function decoded(body: Element): Element {
  const words = textOf(body.childNodes)
  if (body.childNodes.some(isElement) || !ESCAPED_TAG.test(words)) return body
  const { html, css } = lighten(words)
  return parse(html, css)
}

function cleaned(article: string, pictures: Pictures): Element {
  const { html, css } = lighten(article)
  const source = withoutShortcodes(html)
  limit('characters', source.length)
  limit('marks', source.split(/[<&]/).length - 1)
  limitAttributes(source)
  const body = finishBody(convert(decoded(parse(source, css)), pictures))
  limit('tags', find(body, () => true).length)
  limit('videos', find(body, isVideo).length)
  return body
}

/**
 * Makes an article's HTML safe and plain, and keeps what a reader saw in the editor (contract, "News").
 * It is parsed once as browsers parse it; the rules change the tree; what they leave goes
 * through the allow-list of `sanitize-html`, which alone is answerable for its safety.
 * @param html as the backend gave it
 * @returns undefined for an article beyond the limits, files in the text and what nobody sees not counted;
 *   `pasted` counts the pictures that it lost because they were part of its text
 */
export function sanitise(html: string): { html: CleanHtml; pasted: number } | undefined {
  const pictures = noPictures()
  try {
    const body = cleaned(html, pictures)
    return { html: allowed(serialize(body)), pasted: pictures.pasted }
  } catch (error) {
    if (error instanceof TooMuch) return undefined
    throw error
  }
}

/** What begins no tag that a title may have. */
const NO_TAG =
  /<(?!!--|\/?(?:a|abbr|b|bd[io]|big|br|cite|code|del|div|em|font|h\d|i|img|ins|li|mark|p|q|s|script|small|span|strike|strong|style|su[bp]|svg|title|tt|u|ul|wbr)(?:[\s/][^<>]*)?>)/gi

/** The words of a title, which is a line of HTML: decoded once, without tags. */
export function titleWords(title: string): string {
  // What is no tag is a sign of the text: "under < 60 kg".
  const source = title.replace(NO_TAG, '&lt;').replace(/<\/?(?:br|p|div|h\d|li)\b[^<>]*>/gi, ' $& ')
  const words = textOf(convert(parse(source), noPictures()))
  return isBlank(words) ? '' : words.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
