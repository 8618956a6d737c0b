/**
 * The menu for browsers without popovers (Chrome before 114, Safari before 17, Firefox before 125):
 * opens and closes it by its buttons and Escape, with the events of a popover. CSS shows it while it
 * has `data-open`.
 */
export function fallBackFromPopover(menu: HTMLElement) {
  const buttons = `[popovertarget="${menu.id}"]`

  function set(open: boolean) {
    if (open === menu.hasAttribute('data-open')) return
    const tell = (type: string) =>
      menu.dispatchEvent(Object.assign(new Event(type), { newState: open ? 'open' : 'closed' }))
    tell('beforetoggle')
    menu.toggleAttribute('data-open', open)
    tell('toggle')
    if (!open) document.querySelector<HTMLElement>(buttons)?.focus()
  }

  menu.hidePopover = () => set(false)
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(buttons)) set(!menu.hasAttribute('data-open'))
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') set(false)
  })
}
