// @ts-check
const { Parser } = require('htmlparser2')

/**
 * @typedef {object} Tag an element that belongs to the head, with where its tag stands in the HTML
 * @property {string} name
 * @property {Record<string, string>} attributes
 * @property {number} start
 * @property {number} end behind the tag
 *
 * @typedef {object} Page
 * @property {Set<string>} classes
 * @property {Set<string>} ids
 * @property {Set<string>} tags in lower case
 * @property {Tag[]} sheets the linked style sheets, in the order of the page
 * @property {Tag[]} scripts the files of scripts that hold nothing up, and what asks for them early
 * @property {boolean} hasStyles whether a style element is there already
 * @property {number | undefined} headEnd where the closing tag of the head starts
 */

/**
 * What the steps need to know of a page. Attributes are read in any order: Next puts `nonce` at
 * changing places when it renders a page again.
 * @param {string} html
 * @returns {Page}
 */
function readPage(html) {
  /** @type {Page} */
  const page = {
    classes: new Set(),
    ids: new Set(),
    tags: new Set(),
    sheets: [],
    scripts: [],
    hasStyles: false,
    headEnd: undefined,
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      const tag = { name, attributes, start: parser.startIndex, end: parser.endIndex + 1 }
      page.tags.add(name)
      for (const one of (attributes.class ?? '').split(/\s+/)) page.classes.add(one)
      if (attributes.id) page.ids.add(attributes.id)
      if (name === 'style') page.hasStyles = true
      if (name === 'link' && attributes.rel === 'stylesheet') page.sheets.push(tag)
      if (name === 'link' && attributes.as === 'script') page.scripts.push(tag)
      if (name === 'script' && attributes.src && 'async' in attributes)
        page.scripts.push({ ...tag, end: tag.end + '</script>'.length })
    },
    onclosetag(name, implied) {
      if (name === 'head' && !implied) page.headEnd ??= parser.startIndex
    },
  })
  parser.end(html)
  return page
}

/**
 * @param {string} html
 * @param {readonly Tag[]} tags in their order
 */
const withoutTags = (html, tags) =>
  tags.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), html)

module.exports = { readPage, withoutTags }
