import { addStyles, attribute, type Element, isElement, readStyle, type Style } from './tree'

/** A rule for elements of one tag, class or id, perhaps inside of others. */
interface Rule {
  /** The names that each element has to have: the meant one, then those around it. */
  path: string[][]
  /** The heaviest rule that fits wins. */
  weight: number
  declarations: string
  /** The same, once an element needed it. */
  style?: Style
}

/** What a declaration has that hides something, or means something. The rest is looks. */
const TELLS =
  /display|visibility|mso-|clip|scale|indent|opacity|position|transparent|font-[sw]|(?<!-)height|max-h|line-through|vertical|white-space|direction|list-style|margin-left:\s*-/i

/** A longer style sheet is one of a whole site. */
const mostRules = 1000
const mostOfElement = 20

const STEP = /^(?:[a-z][\w-]*)?(?:[.#][a-z_-][\w-]*)*$/i
const weights: Record<string, number> = { '#': 10_000, '.': 100 }

function pathOf(selector: string): string[][] {
  const steps = selector.trim().split(/\s*>\s*|\s+/)
  if (!steps.every((step) => step && STEP.test(step))) return []
  const lower = (tag: string) => tag.toLowerCase()
  return steps.map((step) => step.replace(/^\w[\w-]*/, lower).split(/(?=[.#])/)).reverse()
}

/** The rules of a style sheet by the last name of the meant element, without those for some windows only. */
function rulesOf(css: string): Map<string, Rule[]> {
  const rules = new Map<string, Rule[]>()
  let depth = 0
  let order = 0
  for (const block of css.replace(/\/\*[^]*?(?:\*\/|$)|<!--|-->/g, '').split('}', mostRules)) {
    const parts = block.split('{')
    const [selectors = '', declarations = ''] = parts
    const isRead = !depth && parts.length === 2 && TELLS.test(declarations)
    for (const selector of isRead ? selectors.split(/[,;]/, mostRules) : []) {
      const path = pathOf(selector)
      const name = path[0]?.at(-1)
      order += 1
      if (!name || order > mostRules) continue
      const weight = path.flat().reduce((sum, one) => sum + (weights[one.charAt(0)] ?? 1), 0)
      const named = rules.get(name) ?? []
      rules.set(name, named)
      named.push({ path, weight: weight * mostRules + order, declarations })
    }
    depth = Math.max(0, depth + parts.length - 2)
  }
  return rules
}

/** The names by which a style sheet may call an element. */
const namesOf = (element: Element): string[] => [
  element.tagName,
  ...attribute(element, 'class')
    .split(/\s+/, 20)
    .map((name) => `.${name}`),
  `#${attribute(element, 'id')}`,
]

/** Whether elements around one have the names of a path, the nearest first. */
function areAround(around: string[][], path: string[][]): boolean {
  let met = 0
  for (const names of path.length ? around : [])
    if (path[met]?.every((one) => names.includes(one))) met += 1
  return met >= path.length
}

/**
 * Adds what style sheets within an article say to the styles of its elements: what a class hides is
 * hidden, and what it makes bold is bold.
 */
export function applyStyles(body: Element, css: string): void {
  const rules = rulesOf(css)
  const apply = (element: Element, around: string[][]) => {
    const own = namesOf(element)
    const fitting = own
      .flatMap((name) => rules.get(name) ?? [])
      .filter(
        ({ path: [names, ...outer] }) =>
          names?.every((one) => own.includes(one)) && areAround(around, outer),
      )
      .sort((a, b) => a.weight - b.weight)
      .slice(-mostOfElement)
    const styles = fitting.map((rule) => (rule.style ??= readStyle(rule.declarations)))
    if (styles.length) addStyles(element, styles)
    for (const child of element.childNodes) if (isElement(child)) apply(child, [own, ...around])
  }
  if (rules.size) apply(body, [])
}
