import { attribute, type Element, isElement, type Style, styles } from './tree'

/** A rule for elements that have all of some names: a tag, classes, an id. */
type Rule = { names: string[]; style: Style }

/** A longer style sheet is one of a whole site, a longer value none that is read here. */
const mostRules = 1000
const longestValue = 100

const SELECTOR = /^(?:[a-z][\w-]*)?(?:[.#][a-z_-][\w-]*)*$/i
const weights: Record<string, number> = { '#': 10_000, '.': 100 }
const weightOf = ({ names }: Rule) =>
  names.reduce((sum, name) => sum + (weights[name.charAt(0)] ?? 1), 0)

function readStyle(declarations: string): Style {
  const style = new Map<string, string>()
  for (const declaration of declarations.toLowerCase().split(';')) {
    const [name = '', ...rest] = declaration.split(':')
    const [value = '', bang] = rest.join(':').split('!')
    if (name.length + value.length <= longestValue)
      style.set((bang === undefined ? '' : '!') + name.trim(), value.trim())
  }
  return style
}

/**
 * The rules of a style sheet, the weakest first: without those for some windows only, and those for elements
 * within others.
 */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  let depth = 0
  for (const block of css.replace(/\/\*[^]*?(?:\*\/|$)|<!--|-->/g, '').split('}', mostRules)) {
    const parts = block.split('{')
    const [selectors = '', declarations = ''] = parts
    const isRead = !depth && parts.length === 2 && rules.length < mostRules
    const style = readStyle(isRead ? declarations : '')
    for (const selector of isRead ? selectors.split(/[,;]/, mostRules) : []) {
      const meant = selector.trim().replace(/^\w+/, (tag) => tag.toLowerCase())
      if (meant && SELECTOR.test(meant)) rules.push({ names: meant.split(/(?=[.#])/), style })
    }
    depth = Math.max(0, depth + parts.length - 2)
  }
  return rules.sort((a, b) => weightOf(a) - weightOf(b))
}

/**
 * Gives the elements of an article their styles, and what its style sheets say: what a class hides is
 * hidden, and what it makes bold is bold.
 */
export function applyStyles(body: Element, css: string): void {
  const ranked = rulesOf(css).map((rule, rank) => ({ ...rule, rank }))
  const rules = Map.groupBy(ranked, ({ names }) => names.at(-1))
  const apply = (element: Element) => {
    const classes = rules.size ? attribute(element, 'class').split(/\s+/, 20) : []
    const own = [
      element.tagName,
      ...classes.map((name) => `.${name}`),
      `#${attribute(element, 'id')}`,
    ]
    const all = own
      .flatMap((name) => rules.get(name) ?? [])
      .filter(({ names }) => names.every((name) => own.includes(name)))
      .sort((a, b) => a.rank - b.rank)
      .map(({ style }) => style)
    const declarations = attribute(element, 'style')
    if (declarations) all.push(readStyle(declarations))
    if (all.length) styles.set(element, all)
    for (const child of element.childNodes) if (isElement(child)) apply(child)
  }
  apply(body)
}
