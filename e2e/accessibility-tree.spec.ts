import type { CDPSession, Page } from '@playwright/test'
import { distinctRoutes } from './routes'
import { expect, settled, test } from './test'

/** What people who use a screen reader jump to. */
const stops =
  'h1, h2, h3, h4, h5, h6, a[href], button, summary, input, select, textarea, main, nav, body > header, body > footer, [role], section[aria-label]'

/** The stops that are visible, without those that the page hides from screen readers. */
const visibleStops = (selector: string) =>
  [...document.querySelectorAll(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden]'),
  )

/** The elements that Chromium's accessibility tree contains, by the browser's number for them. */
async function treeOf(session: CDPSession) {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return new Set(nodes.filter(({ ignored }) => !ignored).map((node) => node.backendDOMNodeId))
}

/** The visible stops of a page that was loaded and not scrolled which are not in the tree. */
async function missing(page: Page) {
  const session = await page.context().newCDPSession(page)
  const inTree = await treeOf(session)
  const { result } = await session.send('Runtime.evaluate', {
    expression: `(${visibleStops.toString()})(${JSON.stringify(stops)})`,
  })
  const { result: elements } = await session.send('Runtime.getProperties', {
    objectId: String(result.objectId),
    ownProperties: true,
  })
  const left: string[] = []
  for (const { value } of elements) {
    if (value?.subtype !== 'node' || !value.objectId) continue
    const { objectId } = value
    const { node } = await session.send('DOM.describeNode', { objectId })
    if (inTree.has(node.backendNodeId)) continue
    const functionDeclaration = 'function () { return this.outerHTML.slice(0, 90) }'
    const html = await session.send('Runtime.callFunctionOn', { objectId, functionDeclaration })
    left.push(String(html.result.value))
  }
  return left
}

test('a screen reader gets every heading, link, button, field and landmark of a page that nobody scrolled @phone', async ({
  page,
}) => {
  for (const route of distinctRoutes) {
    await page.goto(route)
    await settled(page)
    expect.soft(await missing(page), route).toEqual([])
  }
})
