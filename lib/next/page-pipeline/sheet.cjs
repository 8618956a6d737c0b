// @ts-check
const postcss = require('postcss')
const parseSelectors = require('postcss-selector-parser')

/**
 * @typedef {Pick<import('./read-page.cjs').Page, 'classes' | 'ids' | 'tags'>} Names
 * @typedef {Names & { words: Set<string> }} Page with the words of its scripts
 * @typedef {(page: Page) => string} Part what a page needs of one part of a sheet; '' for nothing
 */

const GROUPS = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style'])
/** Arguments of which one has to be there; those of `:not()` must not. */
const ALTERNATIVES = new Set([':is', ':where', ':has'])

/**
 * Whether something in the page could match a selector. States are no reason to leave a rule out:
 * attributes and pseudo-classes come and go.
 * @param {parseSelectors.Node} node
 * @param {Page} page
 * @returns {boolean}
 */
function canMatch(node, page) {
  const { classes, ids, tags, words } = page
  if (node.type === 'class') return classes.has(node.value) || words.has(node.value)
  if (node.type === 'id') return ids.has(node.value) || words.has(node.value)
  if (node.type === 'tag') return tags.has(node.value.toLowerCase()) || words.has(node.value)
  if (node.type === 'selector') return node.nodes.every((one) => canMatch(one, page))
  if (node.type === 'pseudo' && ALTERNATIVES.has(node.value))
    return node.nodes.some((one) => canMatch(one, page))
  return true
}

/**
 * @param {postcss.Rule} rule
 * @returns {Part}
 */
function rulePart(rule) {
  const selectors = parseSelectors().astSync(rule.selector).nodes
  const body = rule.nodes.map(String).join(';')
  return (page) => {
    const used = selectors.filter((one) => canMatch(one, page)).map((one) => String(one).trim())
    return used.length ? `${used.join(',')}{${body}}` : ''
  }
}

/**
 * @param {postcss.AtRule} group
 * @returns {Part}
 */
function groupPart({ name, params, nodes = [] }) {
  const parts = nodes.map(toPart)
  return (page) => {
    const used = parts.map((part) => part(page)).join('')
    return used && `@${name} ${params}{${used}}`
  }
}

/**
 * @param {postcss.ChildNode} node
 * @returns {Part}
 */
function toPart(node) {
  if (node.type === 'comment') return () => ''
  if (node.type === 'rule') return rulePart(node)
  if (node.type === 'atrule' && node.nodes && GROUPS.has(node.name)) return groupPart(node)
  const text = `${String(node)}${node.type === 'atrule' && !node.nodes ? ';' : ''}`
  return () => text
}

/** @param {string} css */
const withoutUnusedKeyframes = (css) =>
  css.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, (keyframes, name) =>
    css.split(name).length > 2 ? keyframes : '',
  )

/**
 * Reads a style sheet once, to be asked for many pages what each of them uses.
 * @param {string} css
 * @param {string} address of the sheet: a style element has another base than it
 * @returns {Part}
 */
function readSheet(css, address) {
  const moved = css.replace(
    /url\(\s*(["']?)(?!["']?(?:data:|#|\/|https?:))/g,
    (_, quote) => `url(${quote}${address.slice(0, address.lastIndexOf('/') + 1)}`,
  )
  const parts = postcss.parse(moved).nodes.map(toPart)
  return (page) => withoutUnusedKeyframes(parts.map((part) => part(page)).join(''))
}

module.exports = { readSheet }
