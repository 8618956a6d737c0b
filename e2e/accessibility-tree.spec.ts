import type { Page } from '@playwright/test'
import { distinctRoutes } from '@/e2e/support/routes'
import { expect, settled, test } from '@/e2e/support/test'

/** What people who use a screen reader jump to. */
const stops =
  'h1, h2, h3, h4, h5, h6, a[href], button, summary, input, select, textarea, main, nav, body > header, body > footer, [role], section[aria-label]'

/** Marks the stops that are visible, but for those that the page hides from screen readers. */
const markVisibleStops = (selector: string) => {
  for (const element of document.querySelectorAll(selector))
    if (element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden]'))
      element.setAttribute('data-stop', '')
}

/** The visible stops of a page that was loaded and not scrolled, and those that Chromium's tree lacks. */
async function readStops(page: Page) {
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
  return {
    visible: visible.length,
    missing: missing.map(({ nodeName, attributes = [] }) => [nodeName, ...attributes].join(' ')),
  }
}

test('a screen reader gets every heading, link, button, field and landmark of a page that nobody scrolled @phone', async ({
  page,
}) => {
  for (const route of distinctRoutes) {
    await page.goto(route)
    await settled(page)
    const { visible, missing } = await readStops(page)
    expect.soft(missing, route).toEqual([])
    expect.soft(visible, route).toBeGreaterThan(5)
  }
})
