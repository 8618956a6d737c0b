export { EffortDrawing } from '@/components/classes/effort'

/**
 * Opens the toolbar on hover and at a press. It closes when the pointer or the focus leaves it, on
 * Escape and when the page is left.
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
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    if (region.contains(document.activeElement)) button.focus()
    close()
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
