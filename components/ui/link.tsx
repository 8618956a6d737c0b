import NextLink from 'next/link'
import type { ComponentProps } from 'react'

type Props = Pick<ComponentProps<'a'>, 'className' | 'children' | 'aria-label' | 'aria-current'> & {
  href: string
  newTab?: boolean
}

/**
 * Every link of the site. Another site opens in a new tab, which is said; a page of ours is fetched
 * when it is clicked, not before.
 */
export function Link({ href, newTab = href.startsWith('http'), ...rest }: Props) {
  if (newTab)
    return (
      <a {...rest} href={href} target="_blank" rel="noopener">
        {rest.children}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    )
  if (href.startsWith('/')) return <NextLink {...rest} href={href} prefetch={false} />
  return (
    <a {...rest} href={href}>
      {rest.children}
    </a>
  )
}
