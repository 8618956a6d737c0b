/** Values that hold a whole file: nothing of them is shown. */
const FILES = [
  /"\s*data:[a-z]+\/[\w.+-]+[;,][^"]*"/gi,
  /'\s*data:[a-z]+\/[\w.+-]+[;,][^']*'/gi,
  /data:[a-z]+\/[\w.+-]+[;,][^"'()\s<>]{100,}/gi,
]

const UNSEEN = /<!--|<(script|style|xml|svg)(?=[\s/>])/gi

/** What a style element says, with what stands before it, unless it is for paper or for browsers without script. */
function sheetOf(element: string): string {
  const [, before = '', attributes = '', css = ''] =
    /^(.*?)<style([^>]*)>(.*)/is.exec(element) ?? []
  const isOther =
    /<noscript[^<>]*>\s*$/i.test(before) || /media=["']?(?!all|screen)/i.test(attributes)
  return isOther ? '' : `${css}\n`
}

/** Without what no reader sees: comments, scripts, styles, drawings. Unclosed ones are left to the parser. */
function withoutUnseen(html: string): Source {
  const unclosed = new Set<string>()
  let result = ''
  let css = ''
  let from = 0
  UNSEEN.lastIndex = 0
  for (let found = UNSEEN.exec(html); found; found = UNSEEN.exec(html)) {
    const end = found[1] === undefined ? '--!?>' : `</${found[1].toLowerCase()}\\s*>`
    if (unclosed.has(end)) continue
    const ending = new RegExp(end, 'gi')
    // `<!-->` is a whole comment.
    ending.lastIndex = found.index + 2
    const last = ending.exec(html)
    if (!last) {
      unclosed.add(end)
      continue
    }
    result += html.slice(from, found.index)
    if (found[1]?.toLowerCase() === 'style')
      css += sheetOf(html.slice(Math.max(0, found.index - 100), last.index))
    from = ending.lastIndex
    UNSEEN.lastIndex = from
  }
  return { html: result + html.slice(from), css }
}

/** An article to be parsed, and what its style sheets say. */
interface Source {
  html: string
  css: string
}

/**
 * The article without what counts for nothing: files pasted as `data:`, comments, scripts and styles. In
 * time that grows with the length.
 */
export const lighten = (html: string): Source =>
  withoutUnseen(
    FILES.reduce(
      (text, file) => text.replace(file, (one) => (/^["']/.test(one) ? '"data:,"' : 'data:,')),
      html,
    ),
  )

const TAG = /<[a-z][^\s/>]*/gi
const ATTRIBUTE =
  /[\s/]*(?:[^\s/>=][^\s/>=]*|=[^\s/>=]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*)?)?/y

/**
 * Whether a tag has more attributes than anybody writes. A parser compares each with all before it.
 * @param most how many a tag may have
 */
export function hasMoreAttributes(html: string, most: number): boolean {
  TAG.lastIndex = 0
  while (TAG.test(html)) {
    let count = 0
    ATTRIBUTE.lastIndex = TAG.lastIndex
    while (ATTRIBUTE.test(html)) {
      TAG.lastIndex = ATTRIBUTE.lastIndex
      count += 1
      if (count > most) return true
    }
  }
  return false
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
