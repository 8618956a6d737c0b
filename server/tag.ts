import { createHash } from 'node:crypto'
import { choiceDays, pagesWithTag, type Tag, tagBanner } from '@/content/tag'
import { absoluteUrl } from '@/lib/seo/addresses'

/** The banner, above the bottom bar; nothing of the page moves for it. */
const bannerHtml = (tag: Tag) => {
  const words = tagBanner.text(tag).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const { label, privacy, accept, decline } = tagBanner
  const button = (choice: string, name: string) =>
    `<button type="button" value="${choice}" style="flex:0 1 10rem;min-height:48px;padding:6px 18px;border:2px solid;background:none;font-weight:600">${name}</button>`
  return `<section id="tag" class="ink" data-paper="off" aria-label="${label}" tabindex="-1" style="position:fixed;z-index:70;inset:auto 0 calc(var(--bottom-bar-height) + env(safe-area-inset-bottom,0px));max-height:60vh;overflow:auto;display:flex;flex-wrap:wrap;gap:12px 24px;align-items:center;justify-content:center;padding:16px;border-top:1px solid var(--color-rule)"><p style="flex:0 1 40rem">${words} <a href="/privacy#tag">${privacy}</a></p>${button('yes', accept)}${button('no', decline)}</section>`
}

/**
 * Asks whether a tag may be loaded, and loads it after a yes. It runs in the page as it is written here.
 * Blocked storage and a browser that asks not to be tracked are a no. `?tag` asks again.
 * @param version of the tag: another one, or another purpose, is asked for anew
 */
function askForTag(html: string, version: string, days: number, load: () => void) {
  const { doNotTrack } = navigator
  if (doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl))
    return
  const again = location.search === '?tag'
  try {
    const [choice, of, at] = (localStorage.getItem('tag') ?? '').split(' ')
    const isOld = of !== version || Math.abs(Date.now() - Number(at)) > days * 86_400_000
    if (!again && !isOld) {
      if (choice === 'yes') load()
      return
    }
  } catch {
    return
  }
  document.body.insertAdjacentHTML('beforeend', html)
  const banner = document.querySelector<HTMLElement>('#tag')
  if (!banner) return
  // The focus never goes behind the banner.
  const { style } = document.documentElement
  style.scrollPaddingBottom = `${innerHeight - banner.offsetTop + 16}px`
  for (const button of banner.querySelectorAll('button'))
    button.onclick = () => {
      banner.remove()
      style.scrollPaddingBottom = ''
      document.querySelector('main')?.focus({ preventScroll: true })
      if (button.value === 'yes') load()
      localStorage.setItem('tag', `${button.value} ${version} ${Date.now()}`)
    }
  if (again) banner.focus()
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
