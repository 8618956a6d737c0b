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

/** What the menu needs beside HTML: the page behind it is inert, and it closes when the page is left. */
export function MenuPopover({ className, children }: { className: string; children: ReactNode }) {
  const menu = useRef<HTMLElement>(null)

  useEffect(() => {
    const here = menu.current
    if (here && !('popover' in HTMLElement.prototype))
      void import('./popover-fallback').then(({ fallBackFromPopover }) => fallBackFromPopover(here))
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) here?.hidePopover()
    }
    here?.addEventListener('click', onClick)
    return () => here?.removeEventListener('click', onClick)
  }, [])

  const holdPage = (held: boolean) => {
    const opener = document.querySelector<HTMLElement>('[popovertarget="menu"]')
    opener?.setAttribute('aria-expanded', String(held))
    for (const element of document.body.children)
      if (element !== menu.current && !element.hasAttribute('data-over-menu'))
        element.toggleAttribute('inert', held)
    if (held) addEventListener('keydown', goRound)
    else removeEventListener('keydown', goRound)
    if (!held && !menu.current?.contains(document.activeElement)) opener?.focus()
  }

  return (
    <nav
      ref={menu}
      id="menu"
      popover="auto"
      className={className}
      aria-label="Menu"
      onBeforeToggle={({ newState }) => {
        if (newState === 'closed') holdPage(false)
      }}
      onToggle={({ newState }) => {
        if (newState === 'closed') return
        menu.current?.querySelector('button')?.focus()
        holdPage(true)
      }}
    >
      {children}
    </nav>
  )
}
