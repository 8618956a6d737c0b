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

/** What Chromium tells a screen reader of an open page. */
async function accessibilityTree(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1 })
  const tree = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return { nodes, told: tree.nodes.filter(({ ignored }) => !ignored) }
}

type AccessibilityTree = Awaited<ReturnType<typeof accessibilityTree>>

/** Those of the visible stops of a page that nobody scrolled which Chromium's tree lacks; throws when there are none. */
function missingStops({ nodes, told }: AccessibilityTree) {
  const inTree = new Set(told.map((node) => node.backendDOMNodeId))
  const visible = nodes.filter(({ attributes }) => attributes?.includes('data-stop'))
  const missing = visible.filter(({ backendNodeId }) => !inTree.has(backendNodeId))
  if (visible.length < 6) throw new Error(`only ${visible.length} stops`)
  return missing.map(({ nodeName, attributes = [] }) => [nodeName, ...attributes].join(' '))
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const withoutSpaces = (text: string) => text.replace(/\s/g, '').toLowerCase()

/**
 * Names that Chromium tells a screen reader and that help nobody: none at all, words that the page parts and that run
 * together, and one name for links to several pages.
 */
function badNames({ told }: AccessibilityTree, texts: readonly string[], address: string) {
  const words = new Map(texts.map((text) => [withoutSpaces(text), inOneLine(text)]))
  const targets = new Map<string, Set<string>>()
  const bad: string[] = []
  for (const { role, name, properties = [] } of told) {
    if (!/^(link|button|heading|DisclosureTriangle)$/.test(String(role?.value))) continue
    const heard = inOneLine(String(name?.value ?? ''))
    const written = words.get(withoutSpaces(heard)) ?? heard
    if (heard === '' || written.split(' ').length > heard.split(' ').length)
      bad.push(`${role?.value} "${heard}" of "${written}"`)
    const url = String(properties.find((one) => String(one.name) === 'url')?.value.value ?? '')
    // Within the page a contents list and a link elsewhere may have one name.
    if (role?.value === 'link' && url.split('#')[0] !== address)
      targets.set(heard, (targets.get(heard) ?? new Set()).add(url))
  }
  for (const [name, urls] of targets)
    if (urls.size > 1) bad.push(`"${name}": ${[...urls].join(', ')}`)
  return bad
}

/** What is visible and Chromium does not tell a screen reader, and names that it tells and that help nobody. */
export async function badlyTold(page: Page) {
  await page.evaluate(markVisibleStops, stops)
  const tree = await accessibilityTree(page)
  const texts = await page.locator('a, button, summary, h1, h2, h3').allTextContents()
  return [...missingStops(tree), ...badNames(tree, texts, page.url())]
}
