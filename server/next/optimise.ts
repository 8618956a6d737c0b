import { log } from '@/lib/log'
import { contentSecurityPolicy } from '@/server/headers'
import { inlineScriptHashes } from './inline-scripts'
import { readPage, UnexpectedPage, withEdits } from './read-page'
import { loaderElements, prefetchRules, scriptLoader } from './scripts'
import { styleElement, styleHashes } from './styles'

/** React writes an empty `action` for a form whose action is a function, which HTML does not allow. */
export const withoutEmptyActions = (html: string) =>
  html.replace(/(<form\b[^>]*?) action=""/g, '$1')

/** A page as it is sent, before it is compressed. */
export interface OptimisedPage {
  html: string
  /** Its content security policy: the hashes of its inline scripts and styles. */
  policy: string
}

/** A page and the policy that it needs. */
function withPolicy(html: string): OptimisedPage {
  const scripts = inlineScriptHashes(html, [scriptLoader, prefetchRules])
  return { html, policy: contentSecurityPolicy(scripts, styleHashes(html)) }
}

/**
 * Puts the styles of a page into one element at the end of its head, behind the title and what link
 * previews read, and makes its scripts wait. Asks for its fonts in the body: Chromium waits with the first
 * frame for fonts that the head has asked for.
 * @param html as Next made it
 * @param build the build's folder, `.next`
 * @throws UnexpectedPage when the page is not as a step expects it
 */
export function optimisePage(html: string, build: string): OptimisedPage {
  const page = readPage(html)
  const { sheets, scripts, fonts, headEnd, bodyStart } = page
  const first = scripts.find(({ start }) => start > headEnd)
  if (!first) throw new UnexpectedPage('no script behind the head')
  const styles = styleElement(page, build)
  const loader = loaderElements(page)
  const links = fonts.map(({ start, end }) => html.slice(start, end)).join('')
  const edits = [...sheets, ...scripts, ...fonts].map((one) => ({
    ...one,
    text: one === first ? loader : '',
  }))
  const edited = withEdits(html, [
    ...edits,
    { start: headEnd, end: headEnd, text: styles },
    { start: bodyStart, end: bodyStart, text: links },
  ])
  return withPolicy(withoutEmptyActions(edited))
}

/** Optimises a page; one that a step does not expect stays as Next made it, which is logged. */
export function optimiseIfPossible(html: string, build: string): OptimisedPage {
  try {
    return optimisePage(html, build)
  } catch (error) {
    log.warn({ err: error }, 'a page is sent as Next made it')
    return withPolicy(html)
  }
}
