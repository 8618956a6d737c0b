import { attribute, type Element, isElement, type Style, styles } from './tree'

/** A rule for elements of one tag, class or id, perhaps inside of others. */
interface Rule {
  /** The names that each element has to have: the meant one, then those around it. */
  path: string[][]
  /** The heaviest rule that fits wins. */
  weight: number
  style: Style
}

/** What a declaration has that hides something, or means something. The rest is looks. */
const TELLS =
  /display|visibility|mso-|clip|scale|indent|opacity|position|transparent|font-[sw]|(?<!-)height|max-h|line-through|vertical|white-space|direction|list-style|margin-left:\s*-/i

/** A longer style sheet is one of a whole site. */
const mostRules = 1000
const mostOfElement = 20

const STEP = /^(?:[a-z][\w-]*)?(?:[.#][a-z_-][\w-]*)*$/i
const weights: Record<string, number> = { '#': 10_000, '.': 100 }

function readStyle(declarations: string): Style {
  const style = new Map<string, string>()
  for (const declaration of declarations.toLowerCase().split(';')) {
    const [name = '', ...rest] = declaration.split(':')
    const [value = '', bang] = rest.join(':').split('!')
    style.set((bang === undefined ? '' : '!') + name.trim(), value.trim())
  }
  return style
}

function pathOf(selector: string): string[][] {
  const steps = selector.trim().split(/\s*>\s*|\s+/)
  if (!steps.every((step) => step && STEP.test(step))) return []
  const lower = (tag: string) => tag.toLowerCase()
  return steps.map((step) => step.replace(/^\w[\w-]*/, lower).split(/(?=[.#])/)).reverse()
}

/** The rules of a style sheet, without those for some windows only. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  let depth = 0
  let order = 0
  for (const block of css.replace(/\/\*[^]*?(?:\*\/|$)|<!--|-->/g, '').split('}', mostRules)) {
    const parts = block.split('{')
    const [selectors = '', declarations = ''] = parts
    const isRead = !depth && parts.length === 2 && TELLS.test(declarations)
    const style = readStyle(isRead ? declarations : '')
    for (const selector of isRead ? selectors.split(/[,;]/, mostRules) : []) {
      const path = pathOf(selector)
      const weight = path.flat().reduce((sum, one) => sum + (weights[one.charAt(0)] ?? 1), 0)
      order += 1
      if (order <= mostRules) rules.push({ path, weight: weight * mostRules + order, style })
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

/** Whether the first of some elements is the one of a path, and those around it, outwards, have its other names. */
function fits([meant = [], ...outer]: string[][], [own = [], ...around]: string[][]): boolean {
  if (!meant.every((one) => own.includes(one))) return false
  let met = 0
  for (const names of outer.length ? around : [])
    if (outer[met]?.every((one) => names.includes(one))) met += 1
  return met === outer.length
}

/**
 * Gives the elements of an article their styles, and what its style sheets say: what a class hides is
 * hidden, and what it makes bold is bold.
 */
export function applyStyles(body: Element, css: string): void {
  const rules = Map.groupBy(rulesOf(css), ({ path }) => path[0]?.at(-1))
  const apply = (element: Element, around: string[][]) => {
    const own = namesOf(element)
    const names = [own, ...around]
    const fitting = own
      .flatMap((name) => rules.get(name) ?? [])
      .filter(({ path }) => fits(path, names))
      .sort((a, b) => a.weight - b.weight)
      .slice(-mostOfElement)
      .map(({ style }) => style)
    const declarations = attribute(element, 'style')
    const all = declarations ? [...fitting, readStyle(declarations)] : fitting
    if (all.length) styles.set(element, all)
    for (const child of element.childNodes) if (isElement(child)) apply(child, names)
  }
  apply(body, [])
}
