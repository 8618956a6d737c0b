import { useEffect, useRef, useState } from 'react'
import { itemByKey } from './item-by-key'

/**
 * Whether the toolbar is open: undefined until the script decides. It closes when the pointer or the
 * focus leaves it, on Escape and when the page is left; keys walk through the navigation around it.
 * @param path of the page being read
 */
export function useToolbar(path: string) {
  const region = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const hovered = useRef(false)
  const [open, setOpen] = useState<boolean>()

  useEffect(() => {
    const here = region.current
    if (here?.matches(':hover')) setOpen(true)
    else if (here) here.dataset.open ??= 'false'
    const onLeave = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return
      hovered.current = false
      setOpen(false)
    }
    const onElsewhere = ({ target }: Event) =>
      setOpen((was) => was && target instanceof Node && here?.contains(target))
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event
      const item = document.activeElement
      if (key === 'Escape') {
        if (here?.contains(item)) button.current?.focus()
        setOpen(false)
      }
      if (altKey || ctrlKey || metaKey || shiftKey) return
      if (!item || !here?.parentElement?.contains(item)) return
      const next = itemByKey(key, item)
      const opens = key === 'ArrowDown' && item === button.current
      if (next) next.focus()
      else if (opens) setOpen(true)
      if (next || opens) event.preventDefault()
    }
    // Back may bring the page as it was left.
    const onPageHide = () => setOpen(false)
    const controller = new AbortController()
    const { signal } = controller
    here?.addEventListener('pointerleave', onLeave, { signal })
    document.addEventListener('pointerdown', onElsewhere, { signal })
    document.addEventListener('focusin', onElsewhere, { signal })
    document.addEventListener('keydown', onKeyDown, { signal })
    addEventListener('pagehide', onPageHide, { signal })
    return () => {
      controller.abort()
      setOpen(false)
    }
  }, [path])

  return {
    region,
    button,
    open,
    onPointerEnter: ({ pointerType }: Pick<PointerEvent, 'pointerType'>) => {
      if (pointerType === 'touch') return
      hovered.current = true
      setOpen(true)
    },
    onClick: ({ detail }: Pick<UIEvent, 'detail'>) =>
      setOpen(!open || (hovered.current && detail > 0)),
  }
}
