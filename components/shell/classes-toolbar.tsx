'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { EffortDrawing } from '@/components/classes/effort'
import { ifItComes } from '@/components/ui/in-time'
import type { Effort } from '@/content/classes'
import type { LabelledLink } from '@/content/types'
import { NavLink } from './nav-link'

interface Props {
  className: string | undefined
  label: ReactNode
  pages: readonly (LabelledLink & { effort?: Effort | undefined })[]
}

/**
 * CLASSES and the toolbar below it. Until the script is loaded, the region has no `data-open` and CSS
 * opens it. Phones show the menu instead and never load the script, nor the drawings that come with it.
 */
export function ClassesToolbar({ className, label, pages }: Props) {
  const path = usePathname()
  const region = useRef<HTMLLIElement>(null)
  const [Drawing, setDrawing] = useState<typeof EffortDrawing>()

  useEffect(() => {
    const run = () =>
      ifItComes(import('./run-toolbar'), ({ runToolbar, EffortDrawing }) => {
        setDrawing(() => EffortDrawing)
        runToolbar(region.current)
      })
    const wide = matchMedia('(min-width: 991px)')
    if (wide.matches) run()
    else wide.addEventListener('change', run, { once: true })
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
        {pages.map(({ label, href, effort }) => (
          <li key={href}>
            <NavLink href={href}>
              {effort && Drawing && <Drawing effort={effort} />}
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  )
}
