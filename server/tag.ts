import { createHash } from 'node:crypto'
import { choiceDays, pagesWithTag, type Tag, tagBanner } from '@/content/tag'
import { absoluteUrl } from '@/lib/seo/addresses'
import { askForTag } from './in-page/ask-for-tag'

/** The banner, above the bottom bar; nothing of the page moves for it. */
const bannerHtml = (tag: Tag) => {
  const words = tagBanner.text(tag).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const { label, privacy, accept, decline } = tagBanner
  const button = (choice: string, name: string) =>
    `<button type="button" value="${choice}" style="flex:0 1 10rem;min-height:48px;padding:6px 18px;border:2px solid;background:none;font-weight:600">${name}</button>`
  return `<section id="tag" class="ink" data-paper="off" aria-label="${label}" tabindex="-1" style="position:fixed;z-index:70;inset:auto 0 calc(var(--bottom-bar-height) + env(safe-area-inset-bottom,0px));max-height:60vh;overflow:auto;display:flex;flex-wrap:wrap;gap:12px 24px;align-items:center;justify-content:center;padding:16px var(--page-margin);border-top:1px solid var(--color-rule)"><p style="flex:0 1 40rem">${words} <a href="/privacy#tag">${privacy}</a></p>${button('yes', accept)}${button('no', decline)}</section>`
}

/** The script of a tag, to the letter: the question, and the company’s code in a function. */
function tagScript(tag: Tag): string {
  if (/<\/?script|<!--/i.test(tag.code))
    throw new Error('content/tag.ts: `code` is without <script> and comments of HTML')
  const version = createHash('sha256').update(JSON.stringify(tag)).digest('hex').slice(0, 12)
  const html = JSON.stringify(bannerHtml(tag)).replaceAll('<', String.raw`\u003c`)
  const ask = `(${String(askForTag)})(${html},'${version}',${choiceDays},function(){${tag.code}\n})`
  return `addEventListener('load',()=>${ask},{once:true})`
}

/** Next leaves out the slash of the home page. */
const canonical = (path: string) =>
  `<link rel="canonical" href="${absoluteUrl(path).replace(/\/$/, '')}"/>`

/**
 * Puts the script of a tag at the end of a page that may have it (`pagesWithTag`). A page with a form
 * never has it.
 * @returns the page, and the script that its policy has to name, if any
 * @throws Error for code that would end the script
 */
export function withTag(html: string, tag: Tag | null): { html: string; script?: string } {
  if (
    !tag ||
    html.includes('<form') ||
    !pagesWithTag.some((path) => html.includes(canonical(path)))
  )
    return { html }
  const script = tagScript(tag)
  const end = html.lastIndexOf('</body>')
  return { html: `${html.slice(0, end)}<script>${script}</script>${html.slice(end)}`, script }
}
