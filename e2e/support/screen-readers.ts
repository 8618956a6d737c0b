import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Half as long as `axe.source`, which takes a browser as long to read as a page to check. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** The accessibility violations of an open page, by rule, with the elements; without frames. */
export async function violations(page: Page) {
  await page.evaluate(source)
  const { violations: found } = await page.evaluate((how) => window.axe.run(how), options)
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** What people who use a screen reader jump to. */
const stops =
  'h1, h2, h3, h4, h5, h6, a[href], button, summary, input, select, textarea, main, nav, body > header, body > footer, [role], section[aria-label]'

/** Marks the stops that are visible, but for those that the page hides from screen readers. */
const markVisibleStops = (selector: string) => {
  for (const element of document.querySelectorAll(selector))
    if (element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden]'))
      element.setAttribute('data-stop', '')
}

/** Those of the visible stops of a page that nobody scrolled which Chromium's tree lacks; throws when there are none. */
export async function missingStops(page: Page) {
  await page.evaluate(markVisibleStops, stops)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1 })
  const tree = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const inTree = new Set(
    tree.nodes.filter(({ ignored }) => !ignored).map((node) => node.backendDOMNodeId),
  )
  const visible = nodes.filter(({ attributes }) => attributes?.includes('data-stop'))
  const missing = visible.filter(({ backendNodeId }) => !inTree.has(backendNodeId))
  if (visible.length < 6) throw new Error(`only ${visible.length} stops`)
  return missing.map(({ nodeName, attributes = [] }) => [nodeName, ...attributes].join(' '))
}
