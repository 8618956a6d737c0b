/** What a visitor can type in, choose, open or scroll before the scripts come, or have the focus in. */
const used = 'input, select, textarea, details, summary, a, button, [role="group"]'

/** One of these, with what it is set to. */
type Used = HTMLElement & Record<string, unknown>

/** What tells one of these from others, also when it is drawn anew. Those alike keep their order. */
const traits = ['name', 'value', 'href', 'aria-label']

/** All of them by their traits, each with how far it is scrolled. */
function listUsed() {
  const found = new Map<string, readonly [Used, number]>()
  for (const element of document.querySelectorAll<Used>(used)) {
    let key = [element.localName, ...traits.map((trait) => element.getAttribute(trait))].join()
    while (found.has(key)) key += '+'
    found.set(key, [element, element.scrollLeft])
  }
  return found
}

/** What the visitor has done on the page so far; undefined on the server. */
export function lookAtPage() {
  if (typeof document === 'undefined') return undefined
  return {
    used: listUsed(),
    focused: document.activeElement,
    // Browsers without popovers leave out what they don't know in `:is()`.
    isMenuOpen: document.querySelector(':is(:popover-open)'),
    top: scrollY,
  }
}

/** What the controls and parts of a page are set to. */
const states = ['value', 'checked', 'open']

/**
 * Copies what the visitor did from elements that are no longer in the page to those in their place.
 * When the page differs from the one that React knows, because a translator, an extension or a proxy
 * has changed it, React draws all of it anew, before it is painted.
 * @param before what `lookAtPage` returned before that
 */
export function keepUsed({ used: before, focused, isMenuOpen, top }: LookedAt) {
  let after: ReturnType<typeof listUsed> | undefined
  let place: HTMLElement | undefined
  for (const [key, [from, left]] of before) {
    if (from.isConnected) continue
    after ??= listUsed()
    const to = after.get(key)?.[0]
    if (!to) continue
    for (const state of states) if (state in from) to[state] = from[state]
    if (left) to.scrollTo({ left, behavior: 'instant' })
    if (from === focused) place = to
  }
  if (!after) return
  if (isMenuOpen) document.getElementById('menu')?.showPopover()
  if (location.hash) {
    // Only going to the address makes an element its target.
    location.replace(location.hash)
    scrollTo(0, top)
  }
  place?.focus({ preventScroll: true })
}

type LookedAt = NonNullable<ReturnType<typeof lookAtPage>>
