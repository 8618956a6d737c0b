import 'server-only'

/** What stands for itself although nothing is in it: a cell keeps its place in the table. */
const EMPTY = /<(?!t[dhr]\b)(\w+)(?: [^>]*)?>(?:[\s\u200b]|<br \/>)*<\/\1>/g
const BLOCK = '</?(?:p|div|[uod]l|li|d[dt]|h[1-6r]|t[dhr]|caption|blockquote|figure|figcaption)>'
const BREAKS = '(?:<br />\\s*)+'
const AFTER_BLOCK = new RegExp(`(${BLOCK}\\s*|^\\s*)${BREAKS}`, 'g')
const BEFORE_BLOCK = new RegExp(`${BREAKS}(?=${BLOCK}|$)`, 'g')
const BULLET = /<p>[·•▪§]\s+/g
const BULLETS = new RegExp(`(?:${BULLET.source}(?:(?!</p>)[^])*</p>\\s*)+`, 'g')

/** Takes out elements with nothing in them, however deep, but cells of tables. */
export function withoutEmpty(html: string): string {
  const less = html.replace(EMPTY, '')
  return less === html ? html : withoutEmpty(less)
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
