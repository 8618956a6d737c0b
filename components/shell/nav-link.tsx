'use client'

import { usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'

type LinkProps = ComponentProps<'a'> & { href: string }

/** A link that is marked when its page is the current one, or the list in which the current one stands. */
export function NavLink({ href, children, ...rest }: LinkProps) {
  const path = usePathname()
  const inList = href !== '/' && path.startsWith(href.replace(/\/list$/, ''))
  return (
    <a {...rest} href={href} aria-current={path === href ? 'page' : inList || undefined}>
      {children}
    </a>
  )
}

/**
 * A link to the form for the free pass: from the page of a club with this club, by its number.
 * @param clubs the number of each club by the addresses of its page
 */
export function PassLink({
  clubs,
  href,
  ...rest
}: LinkProps & { clubs: Record<string, number | undefined> }) {
  const club = clubs[usePathname()]
  return <NavLink {...rest} href={club ? `${href}?club=${club}` : href} />
}
