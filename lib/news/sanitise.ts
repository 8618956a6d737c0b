import 'server-only'
import { parseFragment, serialize } from 'parse5'
import sanitizeHtml, { type IOptions } from 'sanitize-html'
import { rewrites } from './rewrite'
import { tidy } from './tidy'

const words = (list: string) => list.split(' ')

const tags = [
  ...words('h1 h2 h3 h4 h5 h6 p div br hr blockquote figure figcaption'),
  ...words('ul ol li dl dt dd a img strong b em i s del sub sup'),
  ...words('table caption thead tbody tfoot tr th td'),
]

const allowed: IOptions = {
  allowedTags: tags,
  allowedAttributes: {
    a: ['href', 'rel', 'data-video'],
    img: words('src srcset sizes alt width height loading decoding data-unsized'),
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 40,
  nonTextTags: [
    ...words('script style textarea option xmp noscript iframe object svg math template title'),
    ...words('noembed noframes canvas audio video xml'),
  ],
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

/** With an iframe allowed, what is between its tags is not read as HTML: a video has its own words. */
const rewriting: IOptions = {
  ...allowed,
  allowedTags: [...tags, 'iframe'],
  transformTags: rewrites,
}

/** Headings below the page's own h1, in the order they have. */
function lowerHeadings(html: string): string {
  let highest = 6
  for (const [, level] of html.matchAll(/<h([1-6])>/g)) highest = Math.min(highest, Number(level))
  return html.replace(
    /(<\/?h)([1-6])>/g,
    (_, start: string, level: string) => `${start}${Math.min(6, Number(level) + 2 - highest)}>`,
  )
}

/** The most that an article may have; what has more was pasted by mistake, or means harm. */
const most = {
  characters: 200_000,
  /** At each `<` and `&` the parser stops. */
  marks: 10_000,
  tags: 3000,
  depth: 200,
  pictures: 100,
  videos: 50,
}

class TooMuch extends Error {}

/** Counts while the parser reads, and ends it. */
function bounds(): Pick<IOptions, 'onOpenTag' | 'onCloseTag'> {
  const counted = { tags: 0, depth: 0, pictures: 0, videos: 0 }
  const add = (what: keyof typeof counted) => {
    counted[what] += 1
    if (counted[what] > most[what]) throw new TooMuch(what)
  }
  return {
    onOpenTag(name) {
      add('tags')
      add('depth')
      if (name === 'img') add('pictures')
      if (name === 'iframe' || name === 'oembed') add('videos')
    },
    onCloseTag: () => void (counted.depth -= 1),
  }
}

/**
 * The same elements as browsers nest them. Tags may be in pairs and still not belong together: a browser
 * ends a table at the next one inside it, and the end of a box around the inner one would end the
 * article.
 */
const asBrowsersReadIt = (html: string) => serialize(parseFragment(html))

/** Both passes of the sanitiser: a tag that was rewritten into one that isn't allowed leaves its end behind. */
function makeSafe(html: string): string | undefined {
  const isLong = html.length > most.characters
  if (isLong || html.split(/[<&]/, most.marks + 2).length > most.marks + 1) return undefined
  try {
    const rewritten = sanitizeHtml(html, { ...rewriting, ...bounds() })
    return sanitizeHtml(asBrowsersReadIt(rewritten), allowed)
  } catch (error) {
    if (error instanceof TooMuch) return undefined
    throw error
  }
}

/**
 * Makes an article's HTML safe and plain (contract, "News"): an allow-list of tags and attributes,
 * headings below the page's own, no empty paragraphs, tables that scroll by themselves.
 * @param html as the backend gave it
 * @returns HTML that may be put into the page as it is, or undefined for an article of more than
 *   200,000 characters, 10,000 of them `<` or `&`, 3,000 tags, 200 levels, 100 pictures or 50 videos
 */
export function sanitise(html: string): string | undefined {
  const safe = makeSafe(html)
  return (
    safe &&
    lowerHeadings(tidy(safe))
      .replaceAll(
        '<table>',
        '<div data-scroll role="group" aria-label="Table" tabindex="0"><table>',
      )
      .replaceAll('</table>', '</table></div>')
  )
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/**
 * The words of an article in one line.
 * @param html from {@link sanitise}
 */
export const plainText = (html: string): string =>
  html
    .replace(/<a [^>]*data-video[^>]*>[^<]*/g, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
