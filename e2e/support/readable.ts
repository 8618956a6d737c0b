import type { Page } from '@playwright/test'

/** Text spacing that a reader may set without losing content (WCAG 1.4.12). */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** Adds the reader's text spacing, or removes it, independent of the page's policy. */
export const spaceText = (page: Page, spaced: boolean) =>
  page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    },
    spaced ? textSpacing : '',
  )

/** Sets the browser's text size; the default is 16. */
export async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
  await session.detach()
}

/** Makes each letter larger by a factor, as browsers inside of apps do for their users; 1 takes it back. */
export const enlargeLetters = (page: Page, factor: number) =>
  page.evaluate((times) => {
    const all = [...document.querySelectorAll<HTMLElement | SVGElement>('body, body *')]
    for (const { style } of all) style.removeProperty('font-size')
    if (times === 1) return
    const sizes = all.map((element) => parseFloat(getComputedStyle(element).fontSize))
    for (const [at, { style }] of all.entries())
      style.setProperty(
        'font-size',
        `calc(${(sizes[at] ?? 0) * times}px * var(--share, 1))`,
        'important',
      )
  }, factor)

/** Misfits: pages that scroll sideways, and words that their box cuts off. */
export const misfits = (page: { evaluate: <T>(act: () => T) => Promise<T> }) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const sideways = scrollWidth > clientWidth ? [`${scrollWidth} in ${clientWidth} pixels`] : []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    const range = document.createRange()
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue
      if (!textContent?.trim() || parentElement.closest('.visually-hidden, [tabindex="0"]'))
        continue
      range.selectNodeContents(walker.currentNode)
      const { left, right } = range.getBoundingClientRect()
      if (left < -1 || right > clientWidth + 1) cut.push(textContent)
    }
    return [...sideways, ...cut]
  })

/** Fitted headlines of which a line has broken. */
export const brokenHeadlines = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange()
    return [...document.querySelectorAll('[style*="-width:"]')]
      .filter((line) => {
        if (!line.checkVisibility() || getComputedStyle(line).display === 'contents') return false
        range.selectNodeContents(line)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
        return new Set(lines.map(({ top }) => Math.round(top))).size > 1
      })
      .map(({ textContent }) => textContent)
  })

/** Words of headings, buttons, the footer and the bar at the bottom that a line end parts. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange()
    const broken: string[] = []
    const parts =
      'h1, h2, h3, caption, .wide-title, [style*="-width:"], [data-button], footer a, [data-over-menu] a'
    for (const one of document.querySelectorAll(parts)) {
      const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode
        if (!text.parentElement?.checkVisibility()) continue
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
          if (new Set(tops).size > 1) broken.push(word)
        }
      }
    }
    return broken
  })

/** What a reader takes for one thing: a number with its unit, opening hours, a half of an e-mail address. */
const together =
  /[\w-]+@|\w+\.example|\d+[ap]m-\d+[ap]m|\d[\d,]*\+?\s(?:minutes|days|years|sq\sft|km|Cr)|[([]\S/gi

/** The things of `together` of which a line has broken, and how many stand on the page. */
export const brokenThings = (page: Page) =>
  page.evaluate((pattern) => {
    const lines = new Map<string, number>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    let found = 0
    while (texts.nextNode()) {
      const text = texts.currentNode
      const { parentElement } = text
      if (!parentElement?.checkVisibility()) continue
      // For screen readers alone.
      if (getComputedStyle(parentElement).clipPath === 'inset(50%)') continue
      for (const match of (text.textContent ?? '').matchAll(pattern)) {
        range.setStart(text, match.index)
        range.setEnd(text, match.index + match[0].length)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        lines.set(match[0], Math.max(lines.get(match[0]) ?? 1, new Set(tops).size))
        found += 1
      }
    }
    const broken = [...lines].filter(([, count]) => count > 1).map(([thing]) => thing)
    return { found, broken }
  }, together)

/** Words at the sides of a window that lie where the camera of a phone on its side is. */
export async function wordsUnderCamera(page: Page) {
  const session = await page.context().newCDPSession(page)
  const setInsets = (inset: number) =>
    session.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: inset, right: inset } })
  await setInsets(59)
  const words = await page.evaluate(() => {
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const under: string[] = []
    // The first letter of a headline begins with a little room of its own.
    const room = 50
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (!textContent?.trim() || !parentElement?.checkVisibility()) continue
      if (parentElement.closest('.visually-hidden, [tabindex="0"], option')) continue
      range.selectNodeContents(texts.currentNode)
      const { left, right, width } = range.getBoundingClientRect()
      if (width > 1 && (left < room || right > innerWidth - room)) under.push(textContent)
    }
    return under
  })
  await setInsets(0)
  await session.detach()
  return words
}

const focusable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]'

/** The focused element if it is out of view: outside the window or under a bar (WCAG 2.4.11). */
export const hiddenWhenFocused = (page: Page) =>
  page.evaluate((selector) => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)]
    const inView = (element: HTMLElement) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      // In a long text, browsers scroll to the line of the cursor.
      const shares = element.matches('textarea') ? [0.1] : [0.1, 0.5, 0.9]
      return shares.every((share) => {
        const hit = document.elementFromPoint(left + width / 2, top + height * share)
        return hit !== null && (element.contains(hit) || hit.contains(element))
      })
    }
    const hidden = all.filter((element) => {
      if (element.tabIndex < 0) return false
      element.focus()
      return document.activeElement === element && !inView(element)
    })
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
    return hidden.map(({ outerHTML }) => outerHTML.slice(0, 120))
  }, focusable)

/**
 * Where the focus jumps back: to something above what had it, and not in a column to the right (WCAG 2.4.3). What stays
 * in the window is left out.
 */
export const focusJumps = (page: Page) =>
  page.evaluate((selector) => {
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement))
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)
    const all = [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => one.getBoundingClientRect().width > 0 && !isFixed(one))
    const jumps: string[] = []
    for (const [at, one] of all.entries()) {
      const next = all[at + 1]
      if (!next) break
      const [from, to] = [one.getBoundingClientRect(), next.getBoundingClientRect()]
      if (to.bottom <= from.top + 1 && to.left < from.right)
        jumps.push(`${nameOf(one)} → ${nameOf(next)}`)
    }
    return jumps
  }, focusable)
