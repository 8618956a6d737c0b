'use client'

import { useLayoutEffect, useState } from 'react'

/** What a visitor can type in, choose, open or scroll before the scripts come, or have the focus in. */
const used =
  'input:not([type="hidden"]), select, textarea, details, summary, a, button, [role="group"]'

/** What tells one of these from others, also when it is drawn anew. Those alike keep their order. */
const traits = ['id', 'name', 'type', 'value', 'href', 'aria-label']

const listUsed = () => [...document.querySelectorAll<HTMLElement>(used)]

function byTraits(elements: readonly HTMLElement[]) {
  const found = new Map<string, HTMLElement>()
  for (const element of elements) {
    let key = [element.localName, ...traits.map((trait) => element.getAttribute(trait))].join(' ')
    while (found.has(key)) key += '+'
    found.set(key, element)
  }
  return found
}

/** What the visitor has done on the page so far; undefined on the server. */
function lookAtPage() {
  if (typeof document === 'undefined') return undefined
  const elements = listUsed()
  const hasPopovers = 'popover' in HTMLElement.prototype
  return {
    elements,
    places: elements.map(({ scrollLeft }) => scrollLeft),
    menu: hasPopovers ? document.querySelector('#menu:popover-open') : null,
    target: document.querySelector(':target'),
    focused: document.activeElement,
    top: scrollY,
  }
}

/** What the controls and parts of a page are set to. */
const states = ['value', 'checked', 'open']

/** Copies what the visitor did from the elements that are no longer in the page to those in their place. */
function restore({ elements, places, menu, target, focused, top }: Before) {
  const after = byTraits(listUsed())
  let place: HTMLElement | undefined
  for (const [key, from] of byTraits(elements)) {
    const to = after.get(key)
    if (!to || from.isConnected) continue
    for (const state of states) if (state in from) Reflect.set(to, state, Reflect.get(from, state))
    const left = places[elements.indexOf(from)]
    if (left) to.scrollTo({ left, behavior: 'instant' })
    if (from === focused) place = to
  }
  if (menu?.isConnected === false) document.querySelector<HTMLElement>('#menu')?.showPopover()
  if (target?.isConnected === false) {
    // Only going to the address makes an element its target.
    location.replace(location.hash)
    scrollTo({ top, behavior: 'instant' })
  }
  place?.focus({ preventScroll: true })
}

type Before = NonNullable<ReturnType<typeof lookAtPage>>

/**
 * Marks the page once its scripts run: only then may anything be hidden, or shown as a button, that
 * needs them. Keeps what the visitor did before. When the page differs from the one that React knows,
 * because a translator, an extension or a proxy has changed it, React draws all of it anew, before it
 * is painted.
 */
export function ScriptsRun() {
  const [before] = useState(lookAtPage)
  useLayoutEffect(() => {
    document.documentElement.dataset.scripts = 'run'
    if (before?.elements.some(({ isConnected }) => !isConnected)) restore(before)
  }, [before])
  return null
}
