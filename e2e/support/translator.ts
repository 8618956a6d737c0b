import type { Page } from '@playwright/test'

/**
 * What a translator in the browser does: each text node becomes two nested `font` elements with other
 * words, now and whenever the page gets a new one. Before the scripts or after them.
 */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const isText = (node: Node): node is Text => node instanceof Text
    function translateText(text: Text) {
      const parent = text.parentElement
      if (!text.data.trim() || !parent || parent.closest('font, script, style, textarea')) return
      const outer = document.createElement('font')
      outer.append(document.createElement('font'))
      if (outer.firstElementChild) outer.firstElementChild.textContent = `«${text.data}»`
      text.replaceWith(outer)
    }
    function translateAll(root: Node) {
      if (isText(root)) return translateText(root)
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode)
      texts.forEach(translateText)
    }
    translateAll(document.body)
    const seen = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(translateAll)
    })
    seen.observe(document.body, { childList: true, subtree: true })
  })
