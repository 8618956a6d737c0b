'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { useToolbar } from './use-toolbar'

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
  label: ReactNode
  children: ReactNode
}) {
  const path = usePathname()
  const { region, button, open, onPointerEnter, onClick } = useToolbar(path)

  return (
    <li ref={region} className={className} data-open={open}>
      <button
        ref={button}
        type="button"
        aria-expanded={open ?? false}
        aria-controls="classes"
        aria-current={path.startsWith('/classes') || undefined}
        onPointerEnter={onPointerEnter}
        onClick={onClick}
      >
        {label}
      </button>
      <ul id="classes" className="bone">
        {children}
      </ul>
    </li>
  )
}
