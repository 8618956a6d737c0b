import type { ComponentProps } from 'react'

type Props = Pick<ComponentProps<'a'>, 'className' | 'children' | 'aria-label'> & {
  href: string
  /** The text, as the content has it beside the address; before `children`, if there are any. */
  label?: string
  newTab?: boolean
  'data-button'?: ''
  'data-paper'?: 'off'
}

/**
 * Every link of the site. Internal links load a document (docs/design.md). Other sites open in a new
 * tab, which screen readers announce. What else the content has beside an address is no attribute.
 */
export function Link({ href, label, children, newTab = href.startsWith('http'), ...named }: Props) {
  return (
    <a
      className={named.className}
      aria-label={named['aria-label']}
      data-button={named['data-button']}
      data-paper={named['data-paper']}
      href={href}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {label}
      {children}
      {newTab && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  )
}
