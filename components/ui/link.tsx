import type { ComponentProps } from 'react'

type Props = Pick<ComponentProps<'a'>, 'className' | 'children' | 'aria-label' | 'aria-current'> & {
  href: string
  /** Its words, as the content has them beside the address; before `children`, if there are any. */
  label?: string
  newTab?: boolean
}

/**
 * Every link of the site. A page of ours comes as a document of its own, which is no slower than a
 * change made by script (decision 13). Another site opens in a new tab, which is said.
 */
export function Link({ href, label, newTab = href.startsWith('http'), children, ...rest }: Props) {
  if (!newTab)
    return (
      <a {...rest} href={href}>
        {label}
        {children}
      </a>
    )
  return (
    <a {...rest} href={href} target="_blank" rel="noopener">
      {label}
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
