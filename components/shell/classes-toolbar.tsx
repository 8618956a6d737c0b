'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, type ReactNode } from 'react'
import { inTime } from '@/components/ui/in-time'

type Props = { className: string | undefined; label: ReactNode; children: ReactNode }

/**
 * CLASSES and the toolbar below it. Until the script is loaded, the region has no `data-open` and CSS
 * opens it. Phones show the menu instead and never load the script.
 */
export function ClassesToolbar({ className, label, children }: Props) {
  const path = usePathname()
  const region = useRef<HTMLLIElement>(null)

  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const run = () =>
      void inTime(import('./run-toolbar')).then(
        ({ runToolbar }) => runToolbar(region.current, signal),
        () => undefined, // CSS goes on opening it.
      )
    const wide = matchMedia('(min-width: 991px)')
    if (wide.matches) run()
    else wide.addEventListener('change', run, { once: true, signal })
    return () => left.abort()
  }, [])

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
