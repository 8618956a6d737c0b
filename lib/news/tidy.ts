import 'server-only'

const BLOCK = '</?(?:p|div|[uod]l|li|d[dt]|h[1-6r]|t[dhr]|caption|blockquote|figure|figcaption)>'
const BREAKS = '(?:<br />\\s*)+'
const AFTER_BLOCK = new RegExp(`(${BLOCK}\\s*|^\\s*)${BREAKS}`, 'g')
const BEFORE_BLOCK = new RegExp(`(?:<br />\\s*){1,2}(?=${BLOCK}|$)`, 'g')
const BULLET = /<p>[·•▪§]\s+/g
const BULLETS = new RegExp(`(?:<p>[·•▪§]\\s(?:(?!</p>)[^])*</p>\\s*)+`, 'g')

/** What is something although it contains nothing: a cell keeps its place in the table. */
const isContent = /^<(?:img|hr|t[dhr])\b/

/**
 * Takes out elements with nothing in them, however deep, but cells of tables.
 * @param html well-formed, from the sanitiser
 */
export function withoutEmpty(html: string): string {
  const kept: string[] = []
  /** Of each open element, where it starts in `kept`, and whether it has content. */
  const open: { start: number; hasContent: boolean }[] = []
  const note = (hasContent: boolean) => {
    const inner = open.at(-1)
    if (inner && hasContent) inner.hasContent = true
  }
  for (const [token] of html.matchAll(/<[^<>]*>|[^<]+/g)) {
    const isTag = token.startsWith('<')
    if (isTag && !token.startsWith('</') && !token.endsWith('/>'))
      open.push({ start: kept.length, hasContent: isContent.test(token) })
    else if (!isTag || token.endsWith('/>'))
      note(isTag ? isContent.test(token) : /[^\s\u200b]/.test(token))
    kept.push(token)
    if (!token.startsWith('</')) continue
    const closed = open.pop()
    note(closed?.hasContent === true)
    if (closed?.hasContent === false) kept.length = closed.start
  }
  return kept.join('')
}

/**
 * Takes out of an article what editing programs leave in it only for looks: empty paragraphs,
 * rows of line breaks and spaces, bullets typed in front of a paragraph (which become a list).
 * @param html well-formed, from the sanitiser
 */
export const tidy = (html: string): string =>
  withoutEmpty(html)
    .replace(/[ \u00a0]{2,}/g, ' ')
    .replace(/(?:<br \/>\s*){3,}/g, '<br /><br />')
    .replace(AFTER_BLOCK, '$1')
    .replace(BEFORE_BLOCK, '')
    .replace(BULLETS, (run) => {
      const items = run.replace(BULLET, '<li>').replaceAll('</p>', '</li>')
      return `<ul>${items.trim()}</ul>`
    })
    .replace(/\n\s+/g, '\n')
    .trim()
