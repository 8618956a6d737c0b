import type { ComponentProps } from 'react'

type Props = Pick<ComponentProps<'a'>, 'className' | 'children' | 'aria-label' | 'aria-current'> & {
  href: string
  /** The text, as the content has it beside the address; before `children`, if there are any. */
  label?: string
  newTab?: boolean
}

/**
 * Every link of the site. Internal links load a document (docs/design.md). Other sites open in a new
 * tab, which screen readers announce.
 */
export function Link({ href, label, newTab = href.startsWith('http'), children, ...rest }: Props) {
  return (
    <a {...rest} href={href} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {label}
      {children}
      {newTab && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  )
}
