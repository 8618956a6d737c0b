/**
 * The item of a navigation that a key moves to, by the disclosure-navigation pattern of the ARIA
 * Authoring Practices: arrows to the neighbours, from an open button into its list, Home and End to
 * the ends.
 * @param item the focused link or button of the navigation
 * @returns undefined for any other key, at the end of the list, and where ArrowDown opens a button
 */
function itemByKey(key: string, item: Element): HTMLElement | undefined {
  const forward = key === 'ArrowDown' || key === 'ArrowRight'
  const expanded = item.getAttribute('aria-expanded')
  if (forward && expanded === 'true')
    return item.nextElementSibling?.querySelector('a') ?? undefined
  if (key === 'ArrowDown' && expanded === 'false') return undefined
  const list = item.closest('ul')?.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)')
  const items = [...(list ?? [])]
  const here = items.findIndex((one) => one === item)
  if (forward) return items[here + 1]
  if (key === 'ArrowUp' || key === 'ArrowLeft') return items[here - 1]
  if (key === 'Home') return items[0]
  return key === 'End' ? items.at(-1) : undefined
}

/**
 * Opens the toolbar on hover, at a press and by keys. It closes when the pointer or the focus leaves
 * it, on Escape and when the page is left. Arrow keys move through the navigation.
 * @param region the button and the list that it opens
 * @param signal removes all listeners
 */
export function runToolbar(region: HTMLElement | null, signal: AbortSignal) {
  const button = region?.querySelector('button')
  if (!region || !button || signal.aborted) return
  let hovered = false
  const setOpen = (open: boolean) => {
    region.dataset.open = String(open)
    button.setAttribute('aria-expanded', String(open))
  }
  const close = () => setOpen(false)
  const onHover = ({ type, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return
    hovered = type === 'pointerenter'
    setOpen(hovered)
  }
  const onClick = ({ detail }: MouseEvent) =>
    setOpen(region.dataset.open === 'false' || (hovered && detail > 0))
  const onElsewhere = ({ target }: Event) => {
    if (!(target instanceof Node && region.contains(target))) close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    const item = document.activeElement
    if (key === 'Escape') {
      if (region.contains(item)) button.focus()
      close()
    }
    if (altKey || ctrlKey || metaKey || shiftKey) return
    if (!item || !region.parentElement?.contains(item)) return
    const next = itemByKey(key, item)
    const opens = key === 'ArrowDown' && item === button
    if (next) next.focus()
    else if (opens) setOpen(true)
    if (next || opens) event.preventDefault()
  }
  setOpen(region.matches(':hover'))
  button.addEventListener('pointerenter', onHover, { signal })
  button.addEventListener('click', onClick, { signal })
  region.addEventListener('pointerleave', onHover, { signal })
  document.addEventListener('pointerdown', onElsewhere, { signal })
  document.addEventListener('focusin', onElsewhere, { signal })
  document.addEventListener('keydown', onKeyDown, { signal })
  // Back may restore the page from the cache, in the state in which it was left.
  addEventListener('pagehide', close, { signal })
}
