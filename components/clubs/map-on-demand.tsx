'use client'

import { type ReactNode, useCallback, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { linkAsButton } from '@/components/ui/link-as-button'
import { useHydrated } from '@/components/ui/use-browser'

interface Props {
  href: string
  title: string
  className: string | undefined
  /** What the button says. */
  children: ReactNode
}

/**
 * A link to a map; with JavaScript a button in whose place the map comes. Nothing is loaded before the
 * press.
 */
export function MapOnDemand({ href, title, className, children }: Props) {
  const scripted = useHydrated()
  const [asked, setAsked] = useState(false)
  const [loading, setLoading] = useState(true)
  const frame = useCallback((element: HTMLIFrameElement | null) => {
    element?.focus({ preventScroll: true })
    element?.addEventListener('load', () => setLoading(false))
  }, [])
  if (!asked)
    return (
      <a
        href={href}
        rel="noopener"
        className={buttonClass({ plain: true, small: true }, undefined)}
        data-button=""
        {...(scripted && linkAsButton(() => setAsked(true)))}
      >
        {children}
      </a>
    )
  return (
    <iframe
      ref={frame}
      className={className}
      src={`${href}&output=embed`}
      title={title}
      allowFullScreen
      data-loading={loading || undefined}
    />
  )
}
