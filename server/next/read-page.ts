import { Parser } from 'htmlparser2'

/*
 * Format 4 of 6: where Next.js puts links to style sheets (`data-precedence`), fonts and scripts (`async`). Read
 * from Next.js 16.4.5; `optimise.test.ts` says what to do when it changes.
 */

/** A page is not as a step expects it: it goes out as Next made it. */
export class UnexpectedPage extends Error {}

/** A link or script that names a file, with its position in the HTML. */
export interface FileElement {
  name: string
  attributes: Record<string, string>
  start: number
  end: number
}

/** What takes the place of a part of a page. */
interface Edit {
  start: number
  end: number
  text: string
}

export interface Page {
  /** The linked style sheets, in the order of the page. */
  sheets: FileElement[]
  /** The files of scripts that hold nothing up or are for browsers without modules, and what asks for them early. */
  scripts: FileElement[]
  /** The links that ask for fonts early. */
  fonts: FileElement[]
  /** Whether a style element is there already. */
  hasStyles: boolean
  /** Where the closing tag of the head starts. */
  headEnd: number
  /** Where the content of the body starts. */
  bodyStart: number
}

/**
 * What the steps need to know of a page. Attributes are read in any order: Next puts `nonce` at
 * changing places when it renders a page again.
 * @throws {UnexpectedPage}
 */
export function readPage(html: string): Page {
  const page: Page = {
    sheets: [],
    scripts: [],
    fonts: [],
    hasStyles: false,
    headEnd: 0,
    bodyStart: 0,
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, attributes, start: parser.startIndex, end: parser.endIndex + 1 }
      if (name === 'style') page.hasStyles = true
      if (name === 'body') page.bodyStart = element.end
      if (name === 'link' && attributes.rel === 'stylesheet') page.sheets.push(element)
      if (name === 'link' && attributes.as === 'script') page.scripts.push(element)
      if (name === 'link' && attributes.as === 'font') page.fonts.push(element)
      if (
        name === 'script' &&
        attributes.src &&
        ('async' in attributes || 'nomodule' in attributes)
      )
        page.scripts.push({ ...element, end: element.end + '</script>'.length })
    },
    onclosetag(name, implied) {
      if (name === 'head' && !implied) page.headEnd ||= parser.startIndex
    },
  })
  parser.end(html)
  if (page.headEnd === 0) throw new UnexpectedPage('no end of the head')
  if (page.bodyStart < page.headEnd) throw new UnexpectedPage('no body behind the head')
  return page
}

/** @param edits in any order, none within another */
export const withEdits = (html: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), html)
