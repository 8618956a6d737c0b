import type { ComponentProps } from 'react'

type Props = Pick<ComponentProps<'a'>, 'className' | 'children' | 'aria-label' | 'aria-current'> & {
  href: string
  newTab?: boolean
}

/**
 * Every link of the site. A page of ours comes as a document of its own, which is no slower than a
 * change made by script (decision 75). Another site opens in a new tab, which is said.
 */
export function Link({ href, newTab = href.startsWith('http'), ...rest }: Props) {
  if (!newTab)
    return (
      <a {...rest} href={href}>
        {rest.children}
      </a>
    )
  return (
    <a {...rest} href={href} target="_blank" rel="noopener">
      {rest.children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
