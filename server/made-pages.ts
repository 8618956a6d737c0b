import { createHash } from 'node:crypto'
import { log } from '@/lib/log'
import type { KeptPage } from './kept-page'
import { describePage, type FinishedPage, finishPage } from './pages/finish'

/** Some 100 KB each. */
const mostPages = 200

/** By the hash of what Next made, the one that was not asked for the longest first. */
const pages = new Map<string, KeptPage>()

/** A page that is not as a step expects it is sent as Next made it. */
function finishIfPossible(html: string, build: string): FinishedPage {
  try {
    return finishPage(html, build)
  } catch (error) {
    log.warn({ err: error }, 'a page is sent as Next made it')
    return describePage(html)
  }
}

function makePage(html: string, build: string): KeptPage {
  const { policy, tag, html: finished } = finishIfPossible(html, build)
  return { policy, tag, bodies: { identity: Buffer.from(finished) } }
}

/**
 * The finished form of a page that Next has in its cache. It is made once for each HTML that Next
 * makes, not for each request.
 * @param html as Next made it
 * @param build the build's folder
 */
export function madePage(html: string, build = '.next'): KeptPage {
  const key = createHash('sha256').update(html).digest('base64')
  const known = pages.get(key)
  pages.delete(key)
  const page = known ?? makePage(html, build)
  pages.set(key, page)
  const [oldest] = pages.keys()
  if (oldest !== undefined && pages.size > mostPages) pages.delete(oldest)
  return page
}
