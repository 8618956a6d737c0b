import 'server-only'
import { defaultTreeAdapter, html as ns, parseFragment, serialize } from 'parse5'
import type { CleanHtml } from '@/lib/news/clean-html'
import { allowed } from './allowed'
import { hasMoreAttributes, lighten, withoutShortcodes } from './lighten'
import { most, TooMuch } from './limits'
import { noPictures, type Pictures } from './pictures'
import { finishBody } from './finish'
import { convert } from './convert'
import { applyStyles } from './style-sheet'
import { type Element, find, isBlank, make, textOf } from './tree'

/** Parses as browsers do, and ends where an article has more than it may. */
function parse(source: string, css = ''): Element {
  let opened = 0
  // The parser begins with a root of its own.
  let depth = -1
  const { childNodes } = parseFragment(
    defaultTreeAdapter.createElement('div', ns.NS.HTML, []),
    source,
    {
      // What is for browsers without script may have the picture that a script would have loaded.
      scriptingEnabled: false,
      treeAdapter: {
        ...defaultTreeAdapter,
        onItemPush() {
          opened += 1
          depth += 1
          if (depth > most.depth || opened > most.opened) throw new TooMuch()
        },
        onItemPop: () => void (depth -= 1),
      },
    },
  )
  const body = make('body', childNodes)
  applyStyles(body, css)
  return body
}

/** A text that shows tags as letters, because it was escaped twice, read as what it was. */
function decoded(body: Element): Element {
  const words = textOf(body.childNodes)
  const isEscaped =
    !find(body, () => true).length &&
    /<\/?(?:p|div|h[1-6]|[uo]l|li|br|table|blockquote|figure|img|strong|em|b|a)(?:\s[^<>]*)?\/?>/i.test(
      words,
    )
  if (!isEscaped) return body
  const { html, css } = lighten(words)
  return parse(html, css)
}

function tree(html: string, pictures: Pictures): Element | undefined {
  const light = lighten(html)
  const source = withoutShortcodes(light.html)
  const marks = source.split(/[<&]/, most.marks + 2).length - 1
  if (source.length > most.characters || marks > most.marks) return undefined
  if (hasMoreAttributes(source, most.attributes)) return undefined
  try {
    const body = finishBody(convert(decoded(parse(source, light.css)), pictures))
    const tags = find(body, () => true)
    const videos = tags.filter(({ attrs }) => attrs.some(({ name }) => name === 'data-facade'))
    const isTooMuch = tags.length > most.tags || videos.length > most.videos
    return isTooMuch ? undefined : body
  } catch (error) {
    if (error instanceof TooMuch) return undefined
    throw error
  }
}

/** An article that may be shown, and how many pictures it lost because they were part of its text. */
export interface Sanitised {
  html: CleanHtml
  pasted: number
}

/**
 * Makes an article's HTML safe and plain, and keeps what a reader saw in the editor (contract, "News").
 * It is parsed once as browsers parse it; the rules change the tree; what they leave goes
 * through the allow-list of `sanitize-html`, which alone is answerable for its safety.
 * @param html as the backend gave it
 * @returns undefined for an article of more than 200,000 characters, 10,000 of them `<` or `&`, 3,000
 *   tags, 200 levels, 100 pictures or 50 videos, files in the text and what nobody sees not counted
 */
export function sanitise(html: string): Sanitised | undefined {
  const pictures = noPictures()
  const body = tree(html, pictures)
  return body && { html: allowed(serialize(body)), pasted: pictures.pasted }
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
