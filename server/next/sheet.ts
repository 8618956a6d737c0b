import postcss from 'postcss'
import parseSelectors from 'postcss-selector-parser'

/** What a page with such words can need of one part of a sheet; '' for nothing. */
type Part = (words: ReadonlySet<string>) => string

const names = new Set(['class', 'id', 'tag'])

const groups = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style'])
/** Arguments of which one has to be there; those of `:not()` must not. */
const alternatives = new Set([':is', ':where', ':has'])

/**
 * Whether a selector could match in a page with such words. States are no reason to leave a rule out:
 * attributes and pseudo-classes come and go.
 */
function canMatch(node: parseSelectors.Node, words: ReadonlySet<string>): boolean {
  if (names.has(node.type)) return words.has(String(node.value))
  if (node.type === 'selector') return node.nodes.every((one) => canMatch(one, words))
  if (node.type === 'pseudo' && alternatives.has(node.value))
    return node.nodes.some((one) => canMatch(one, words))
  return true
}

function rulePart(rule: postcss.Rule): Part {
  const selectors = parseSelectors().astSync(rule.selector).nodes
  const body = rule.nodes.map(String).join(';')
  return (words) => {
    const used = selectors.filter((one) => canMatch(one, words)).map((one) => String(one).trim())
    return used.length ? `${used.join(',')}{${body}}` : ''
  }
}

function groupPart({ name, params, nodes = [] }: postcss.AtRule): Part {
  const parts = nodes.map(toPart)
  return (words) => {
    const used = parts.map((part) => part(words)).join('')
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
 * Reads a style sheet once, to be asked for many pages what each of them can use.
 * @param address of the sheet: a style element has another base than it
 */
export function readSheet(css: string, address: string): Part {
  const moved = css.replace(
    /url\(\s*(["']?)(?!["']?(?:data:|#|\/|https?:))/g,
    (_, quote: string) => `url(${quote}${address.slice(0, address.lastIndexOf('/') + 1)}`,
  )
  const parts = postcss.parse(moved).nodes.map(toPart)
  return (words) => withoutUnusedKeyframes(parts.map((part) => part(words)).join(''))
}
