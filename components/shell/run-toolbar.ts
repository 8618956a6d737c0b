export { EffortDrawing } from '@/components/classes/effort'

/**
 * Opens the toolbar on hover and at a press. It closes when the pointer or the focus leaves it, on
 * Escape and when the page is left.
 * @param region the button and the list that it opens
 */
export function runToolbar(region: HTMLElement | null) {
  const button = region?.querySelector('button')
  if (!region || !button) return
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
  button.addEventListener('pointerenter', onHover)
  button.addEventListener('click', onClick)
  region.addEventListener('pointerleave', onHover)
  document.addEventListener('pointerdown', onElsewhere)
  document.addEventListener('focusin', onElsewhere)
  document.addEventListener('keydown', onKeyDown)
  // Back may restore the page from the cache, in the state in which it was left.
  addEventListener('pagehide', close)
}
