import postcss from 'postcss'
import parseSelectors from 'postcss-selector-parser'
import type { Page } from './read'

/** What a page names, with the words of its scripts. */
type Names = Pick<Page, 'classes' | 'ids' | 'tags'> & { words: Set<string> }
/** What a page needs of one part of a sheet; '' for nothing. */
type Part = (page: Names) => string

const groups = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style'])
/** Arguments of which one has to be there; those of `:not()` must not. */
const alternatives = new Set([':is', ':where', ':has'])

/**
 * Whether something in the page could match a selector. States are no reason to leave a rule out:
 * attributes and pseudo-classes come and go.
 */
function canMatch(node: parseSelectors.Node, page: Names): boolean {
  const { classes, ids, tags, words } = page
  if (node.type === 'class') return classes.has(node.value) || words.has(node.value)
  if (node.type === 'id') return ids.has(node.value) || words.has(node.value)
  if (node.type === 'tag') return tags.has(node.value.toLowerCase()) || words.has(node.value)
  if (node.type === 'selector') return node.nodes.every((one) => canMatch(one, page))
  if (node.type === 'pseudo' && alternatives.has(node.value))
    return node.nodes.some((one) => canMatch(one, page))
  return true
}

function rulePart(rule: postcss.Rule): Part {
  const selectors = parseSelectors().astSync(rule.selector).nodes
  const body = rule.nodes.map(String).join(';')
  return (page) => {
    const used = selectors.filter((one) => canMatch(one, page)).map((one) => String(one).trim())
    return used.length ? `${used.join(',')}{${body}}` : ''
  }
}

function groupPart({ name, params, nodes = [] }: postcss.AtRule): Part {
  const parts = nodes.map(toPart)
  return (page) => {
    const used = parts.map((part) => part(page)).join('')
    return used && `@${name} ${params}{${used}}`
  }
}

function toPart(node: postcss.ChildNode): Part {
  if (node.type === 'comment') return () => ''
  if (node.type === 'rule') return rulePart(node)
  if (node.type === 'atrule' && node.nodes && groups.has(node.name)) return groupPart(node)
  const text = `${String(node)}${node.type === 'atrule' && !node.nodes ? ';' : ''}`
  return () => text
}

const withoutUnusedKeyframes = (css: string) =>
  css.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, (keyframes, name: string) =>
    css.split(name).length > 2 ? keyframes : '',
  )

/**
 * Reads a style sheet once, to be asked for many pages what each of them uses.
 * @param address of the sheet: a style element has another base than it
 */
export function readSheet(css: string, address: string): Part {
  const moved = css.replace(
    /url\(\s*(["']?)(?!["']?(?:data:|#|\/|https?:))/g,
    (_, quote: string) => `url(${quote}${address.slice(0, address.lastIndexOf('/') + 1)}`,
  )
  const parts = postcss.parse(moved).nodes.map(toPart)
  return (page) => withoutUnusedKeyframes(parts.map((part) => part(page)).join(''))
}
