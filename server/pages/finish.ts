import { createHash } from 'node:crypto'
import { log } from '@/lib/log'
import { metrics } from '@/lib/metrics'
import { contentSecurityPolicy } from '@/server/headers'
import { inlineScriptHashes } from './hashes'
import { UnexpectedPage } from './read'
import { deferScripts, prefetchRules, scriptLoader } from './scripts'
import { deferSheets, inlineUsedStyles, sheetLoader, usedStylesHashes } from './styles'

/** React writes an empty `action` for a form whose action is a function, which HTML does not allow. */
const withoutEmptyActions = (html: string) => html.replace(/(<form\b[^>]*?) action=""/g, '$1')

const steps: [name: string, step: (html: string, build: string) => string][] = [
  ['used-styles', inlineUsedStyles],
  ['late-sheets', deferSheets],
  ['late-scripts', deferScripts],
]

function takeSteps(html: string, build: string): string {
  let finished = html
  for (const [step, take] of steps) {
    try {
      finished = take(finished, build)
      metrics().pageSteps.inc({ step, result: 'done' })
    } catch (error) {
      const result = error instanceof UnexpectedPage ? 'unexpected' : 'failed'
      metrics().pageSteps.inc({ step, result })
      throw error
    }
  }
  return finished
}

/** A page as it is sent, before it is compressed. */
export interface FinishedPage {
  html: string
  /** Its content security policy: the hashes of its inline scripts and styles. */
  policy: string
  /** Its entity tag. It is weak, because one page is sent in several encodings. */
  tag: string
}

export const entityTag = (text: Buffer | string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

/** A page as it is, with the policy that it needs. */
function withPolicy(html: string): FinishedPage {
  const scripts = inlineScriptHashes(html, [sheetLoader, scriptLoader, prefetchRules])
  return {
    html,
    policy: contentSecurityPolicy(scripts, usedStylesHashes(html)),
    tag: entityTag(html),
  }
}

/**
 * Puts the used style rules into a page and makes its scripts wait. Each step is counted.
 * @param html as Next made it
 * @param build the build's folder, `.next`
 * @throws UnexpectedPage when the page is not as a step expects it
 */
export const finishPage = (html: string, build: string): FinishedPage =>
  withPolicy(withoutEmptyActions(takeSteps(html, build)))

/** The same; a page that a step does not expect stays as Next made it, which is logged. */
export function finishIfPossible(html: string, build: string): FinishedPage {
  try {
    return finishPage(html, build)
  } catch (error) {
    log.warn({ err: error }, 'a page is sent as Next made it')
    return withPolicy(html)
  }
}
