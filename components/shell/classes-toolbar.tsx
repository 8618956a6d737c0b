'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, type ReactNode } from 'react'

/** From here on the header shows its navigation. */
const WIDE = '(min-width: 991px)'

/**
 * CLASSES and the toolbar under it. Before its script is there, and without one, the region has no
 * `data-open` and CSS alone opens it. Phones, which show the menu instead, never fetch it.
 */
export function ClassesToolbar({
  className,
  label,
  children,
}: {
  className: string | undefined
  label: ReactNode
  children: ReactNode
}) {
  const path = usePathname()
  const region = useRef<HTMLLIElement>(null)

  useEffect(() => {
    const here = region.current
    const left = new AbortController()
    const { signal } = left
    const run = async () => {
      const { runToolbar } = await import('./run-toolbar')
      if (here) runToolbar(here, signal)
    }
    const wide = matchMedia(WIDE)
    if (wide.matches) void run()
    else wide.addEventListener('change', () => void run(), { once: true, signal })
    return () => left.abort()
  }, [path])

  return (
    <li ref={region} className={className}>
      <button
        type="button"
        aria-expanded={false}
        aria-controls="classes"
        aria-current={path.startsWith('/classes') || undefined}
      >
        {label}
      </button>
      <ul id="classes" className="bone">
        {children}
      </ul>
    </li>
  )
}
