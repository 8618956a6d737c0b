'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

/** A link that is marked when its page is the current one. */
export function NavLink({ href, children }: { href: string; children: ReactNode }) {
  const current = usePathname() === href
  return (
    <a href={href} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  )
}
