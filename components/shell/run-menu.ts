/**
 * Lets Tab go round the open menu and the bar over it: WebKit does not return into an open popover.
 * Its port to GTK has no `key` for Shift with Tab.
 */
function goRound(event: KeyboardEvent) {
  if (event.code !== 'Tab') return
  const selector = ':is(#menu, body > [data-over-menu]) :is(a, button)'
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (stop) => stop.offsetParent,
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
  for (const element of document.querySelectorAll('body > :not(#menu, [data-over-menu])'))
    element.toggleAttribute('inert', held)
  const listen = held ? addEventListener : removeEventListener
  listen('keydown', goRound)
  if (!held && !menu.contains(document.activeElement)) opener?.focus()
}

/**
 * What the menu needs beside HTML: the page behind it is inert, and it closes when the page is left.
 * Browsers without popovers show it at the end of the page.
 */
export function runMenu() {
  const menu = document.getElementById('menu')
  if (!menu?.popover) return
  const isOpen = () => menu.matches(':popover-open')
  // Opened before this script came.
  if (isOpen()) holdPage(menu, true)
  menu.addEventListener('beforetoggle', () => isOpen() && holdPage(menu, false))
  menu.addEventListener('toggle', () => isOpen() && holdPage(menu, true))
  for (const link of menu.querySelectorAll('a'))
    link.addEventListener('click', () => menu.hidePopover())
}
