'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, type ReactNode } from 'react'

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
    const left = new AbortController()
    const { signal } = left
    const run = () =>
      void import('./run-toolbar').then(({ runToolbar }) => runToolbar(region.current, signal))
    const wide = matchMedia('(min-width: 991px)')
    if (wide.matches) run()
    else wide.addEventListener('change', run, { once: true, signal })
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
