import 'server-only'

const BLOCK = '</?(?:p|div|[uod]l|li|d[dt]|h[1-6r]|t[dhr]|caption|blockquote|figure|figcaption)>'
const BREAKS = '(?:<br />\\s*)+'
const AFTER_BLOCK = new RegExp(`(${BLOCK}\\s*|^\\s*)${BREAKS}`, 'g')
const BEFORE_BLOCK = new RegExp(`(?:<br />\\s*){1,2}(?=${BLOCK}|$)`, 'g')
const BULLET = /<p>[·•▪§]\s+/g
const BULLETS = new RegExp(`(?:<p>[·•▪§]\\s(?:(?!</p>)[^])*</p>\\s*)+`, 'g')

/** An element with nothing in it but spaces and line breaks. Cells of tables keep their places. */
const EMPTY = /<(?!t[dhr]\b)(\w+)(?: [^<>]*)?>(?:[\s\u200b]|<br \/>)*<\/\1>/g

/**
 * Takes out elements with nothing in them, from the innermost outwards, but cells of tables.
 * @param html well-formed, from the sanitiser
 */
export function withoutEmpty(html: string): string {
  const shorter = html.replace(EMPTY, '')
  return shorter === html ? html : withoutEmpty(shorter)
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
