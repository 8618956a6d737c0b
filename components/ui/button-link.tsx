import Link from 'next/link'
import type { ReactNode } from 'react'
import { Icon } from './icon'

/** A link drawn as a button. An address of another site opens in a new tab and says so. */
export function ButtonLink({
  href,
  children,
  kind = 'red',
  small,
  wide,
  arrow,
  className,
}: {
  href: string
  children: ReactNode
  kind?: 'red' | 'alt'
  small?: boolean
  wide?: boolean
  arrow?: boolean
  className?: string | undefined
}) {
  const classes = [
    'btn',
    kind === 'alt' && 'btn--alt',
    small && 'btn--s',
    wide && 'btn--wide',
    className,
  ]
    .filter(Boolean)
    .join(' ')
  const inside = (
    <>
      {children}
      {arrow && <Icon name="arrow-right" />}
    </>
  )
  if (href.startsWith('http'))
    return (
      <a className={classes} href={href} target="_blank" rel="noopener">
        {inside}
        <span className="vh"> (opens in a new tab)</span>
      </a>
    )
  return (
    <Link className={classes} href={href} prefetch={false}>
      {inside}
    </Link>
  )
}
