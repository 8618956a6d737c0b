'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ChevronDownIcon } from '@/components/ui/icons'

/**
 * CLASSES and the toolbar under it. Before the script is there, and without one, the region has no
 * `data-open` and CSS alone opens it.
 */
export function ClassesToolbar({
  className,
  label,
  children,
}: {
  className: string | undefined
  label: string
  children: ReactNode
}) {
  const region = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const hovered = useRef(false)
  const [open, setOpen] = useState<boolean>()
  const path = usePathname()

  useEffect(() => {
    const here = region.current
    if (here) here.dataset.open ??= String(here.matches(':hover'))
    const onLeave = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return
      hovered.current = false
      setOpen(false)
    }
    const onElsewhere = ({ target }: Event) =>
      setOpen((was) => target instanceof Node && here?.contains(target) && (was ?? false))
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (here?.contains(document.activeElement)) button.current?.focus()
      setOpen(false)
    }
    const controller = new AbortController()
    const { signal } = controller
    here?.addEventListener('pointerleave', onLeave, { signal })
    document.addEventListener('pointerdown', onElsewhere, { signal })
    document.addEventListener('focusin', onElsewhere, { signal })
    document.addEventListener('keydown', onKeyDown, { signal })
    return () => {
      controller.abort()
      setOpen(false)
    }
  }, [path])

  return (
    <li ref={region} className={className} data-open={open}>
      <button
        ref={button}
        type="button"
        aria-expanded={open ?? false}
        aria-controls="classes"
        aria-current={path.startsWith('/classes') || undefined}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'touch') return
          hovered.current = true
          setOpen(true)
        }}
        onClick={({ detail }) => setOpen(!open || (hovered.current && detail > 0))}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown') setOpen(true)
        }}
      >
        {label}
        <ChevronDownIcon />
      </button>
      <ul id="classes" className="bone">
        {children}
      </ul>
    </li>
  )
}
