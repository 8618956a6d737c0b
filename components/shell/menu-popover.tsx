'use client'

import { useEffect, useRef, type ReactNode } from 'react'

/**
 * Lets Tab go round the open menu and the bar over it: WebKit does not return into an open popover.
 * Its port to GTK has no `key` for Shift with Tab.
 */
function goRound(event: KeyboardEvent) {
  if (event.code !== 'Tab') return
  const selector = ':is(#menu, body > [data-over-menu]) :is(a, button)'
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    ({ offsetParent }) => offsetParent,
  )
  const at = shown.findIndex((element) => element === document.activeElement)
  event.preventDefault()
  shown.at((at + (event.shiftKey ? -1 : 1)) % shown.length)?.focus()
}

/** Makes the page behind the menu inert, and keeps the focus in the menu. */
function holdPage(menu: HTMLElement, held: boolean) {
  const opener = document.querySelector<HTMLElement>('[popovertarget="menu"]')
  if (held && !document.activeElement?.closest('#menu, [data-over-menu]'))
    menu.querySelector('button')?.focus()
  opener?.setAttribute('aria-expanded', String(held))
  for (const element of document.body.children)
    if (element !== menu && !element.hasAttribute('data-over-menu'))
      element.toggleAttribute('inert', held)
  if (held) addEventListener('keydown', goRound)
  else removeEventListener('keydown', goRound)
  if (!held && !menu.contains(document.activeElement)) opener?.focus()
}

/**
 * What the menu needs beside HTML: the page behind it is inert, and it closes when the page is left.
 * Browsers without popovers show it at the end of the page.
 */
export function MenuPopover({ className, children }: { className: string; children: ReactNode }) {
  const menu = useRef<HTMLElement>(null)

  useEffect(() => {
    const here = menu.current
    if (!here || !('popover' in HTMLElement.prototype)) return
    // Opened before this script came.
    if (here.matches(':popover-open')) holdPage(here, true)
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) here.hidePopover()
    }
    here.addEventListener('click', onClick)
    return () => here.removeEventListener('click', onClick)
  }, [])

  return (
    <nav
      ref={menu}
      id="menu"
      popover="auto"
      className={className}
      aria-label="Menu"
      onBeforeToggle={({ newState, currentTarget }) => {
        if (newState === 'closed') holdPage(currentTarget, false)
      }}
      onToggle={({ newState, currentTarget }) => {
        if (newState === 'open') holdPage(currentTarget, true)
      }}
    >
      {children}
    </nav>
  )
}
