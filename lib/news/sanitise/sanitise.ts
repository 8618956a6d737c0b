import 'server-only'
import { parseFragment, serialize } from 'parse5'
import type { CleanHtml } from '@/lib/news/clean-html'
import { allowed, isVideo } from './allow-list'
import { convert, showPointedAt } from './convert'
import { isPastedIn } from './media'
import { inParagraphs } from './paragraphs'
import { lightened, limit, most, parse, TooMuch } from './parse'
import { type Element, find, isBlank, isElement, isTag, isText, make, rename, textOf } from './tree'

/** Headings below the page's own h1, each one level below the one that it belongs to. */
function lowerHeadings({ childNodes }: Element): void {
  let above: number[] = []
  for (const one of find(childNodes, ({ tagName }) => /^h[1-6]$/.test(tagName))) {
    const level = Number(one.tagName.slice(1))
    above = [...above.filter((other) => other < level), level]
    rename(one, `h${Math.min(6, above.length + 1)}`)
  }
}

/** Makes ordinary spaces of no-break ones between words, so that a text breaks: not beside numbers. Rows become one. */
function withOrdinarySpaces({ tagName, childNodes }: Element): void {
  for (const node of tagName === 'pre' ? [] : childNodes)
    if (isElement(node)) withOrdinarySpaces(node)
    else if (isText(node))
      node.value = node.value
        .replace(/(?<!\d)[\u00a0\u202f\u2007](?!\d)/g, ' ')
        .replace(/\s{2,}/g, ' ')
}

/** What happens to an article, in order. @throws TooMuch */
function cleaned(article: string) {
  const seen = make('body', parse(lightened(article)))
  const images = find([seen], (one) => isTag(one, 'img'))
  limit('tags', images.length)
  showPointedAt(find([seen], () => true))
  const body = make('body', inParagraphs(convert(seen), 'body'))
  // Within a list or a table a video stays a link.
  const bound = body.childNodes.filter((node) => !isVideo(node))
  for (const one of find(bound, isVideo))
    one.attrs = one.attrs.filter(({ name }) => !/^data/.test(name))
  withOrdinarySpaces(body)
  lowerHeadings(body)
  const beyond = find([body], (one) => isTag(one, 'img')).slice(most.pictures)
  // Of another name the allow-list lets none through.
  for (const one of beyond) rename(one, 'picture')
  limit('tags', find(body.childNodes, () => true).length)
  limit('videos', find([body], isVideo).length)
  // A browser takes the first line end of preformatted text for none.
  const html = serialize(body).replace(/<pre([^<>]*)>\n+/g, '<pre$1>')
  limit('opened', html.split('&').length)
  // Last, whatever happened before: the allow-list.
  const pasted = images.filter(isPastedIn).length
  return { html: allowed(html), pasted, beyond: beyond.length }
}

type Clean = { html: CleanHtml; pasted: number; beyond: number }

/**
 * Makes an article's HTML safe and plain, and keeps what a reader saw in the editor (contract, "News").
 * The allow-list of `sanitize-html` comes last and alone is answerable for its safety.
 * @returns undefined for an article beyond the limits; `pasted` counts the pictures that it lost because they were part
 *   of its text, `beyond` those that were too many
 */
export function sanitise(html: string): Clean | undefined {
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
  const words = textOf(parseFragment(source).childNodes)
  return isBlank(words) ? '' : words.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
