import { limit } from './limits'

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
 * The article without what counts for nothing: files pasted as `data:`, comments, scripts and styles, and
 * what its style sheets say, except those for paper and for browsers without script. In time that grows
 * with the length.
 */
export function lighten(html: string): { html: string; css: string } {
  const sheets: string[] = []
  const seen = html
    .replace(FILE, (file) => (/^["']/.test(file) ? '"data:,"' : 'data:,'))
    .replace(UNSEEN, (_, noscript: string = '', attributes: string = '', css: string = '') => {
      if (css && !noscript && !/media=["']?(?!all|screen)/i.test(attributes)) sheets.push(css)
      return noscript
    })
  return { html: seen, css: sheets.join('\n') }
}

const TAG = /<[a-z][^\s/>]*/gi
const ATTRIBUTE =
  /[\s/]*(?:[^\s/>=][^\s/>=]*|=[^\s/>=]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*)?)?/y

/**
 * Counts the attributes of each tag as browsers do.
 * @throws TooMuch
 */
export function limitAttributes(html: string): void {
  TAG.lastIndex = 0
  while (TAG.test(html)) {
    ATTRIBUTE.lastIndex = TAG.lastIndex
    for (let count = 1; ATTRIBUTE.test(html); count += 1) {
      TAG.lastIndex = ATTRIBUTE.lastIndex
      limit('attributes', count)
    }
  }
}

/** Beginnings of the names that page builders for WordPress give their commands. */
const BUILDER = /^(?:vc|et_pb|fusion|av|su|fl|mk|nectar|tatsu|cs|ux|elementor|wpb|kc|wp)[_-]/i
/** What also means something without attributes. */
const ALONE =
  /^(?:gallery|playlist|embed|audio|video|youtube|vimeo|instagram|contact-form|clear|spacer|divider|separator)$/i
const FILM = /^(?:embed|audio|video|youtube|vimeo)$/i

const SHORTCODE = /\[(\/?)([a-z][\w-]{0,40})((?:\s|=)[^[\]<>]{0,2000})?\/?\]/gi

/**
 * The article without the commands in brackets that WordPress would have carried out. What stands between
 * two stays; a caption becomes a figure, a film its address.
 */
export function withoutShortcodes(html: string): string {
  const closings = html.matchAll(/\[\/([a-z][\w-]{0,40})\]/gi)
  const pairs = new Set(Array.from(closings, ([, name = '']) => name.toLowerCase()))
  return html.replace(
    SHORTCODE,
    (code, closes: string, name: string, rest: string = '', at: number) => {
      const address = /https?:\/\/[^\s"'\u201d&\]]+/.exec(rest)?.[0]
      const isCommand =
        pairs.has(name.toLowerCase()) ||
        BUILDER.test(name) ||
        /\s[\w-]+=/.test(rest) ||
        (ALONE.test(name) && (!rest.trim() || address !== undefined))
      if (!isCommand) return code
      if (/caption$/i.test(name)) return closes ? '</figure>' : '<figure class="wp-caption">'
      // What one closes does not run together with what the next opens.
      const isBetween = closes && html.charAt(at + code.length) === '['
      if (!FILM.test(name)) return isBetween ? '\n\n' : ''
      return `\n\n${closes ? '' : (address ?? '')}\n\n`
    },
  )
}
