'use client'

import { type ReactNode, useCallback, useState } from 'react'
import { Button } from '@/components/ui/button'

interface Props {
  src: string
  title: string
  className: string | undefined
  /** What the button says. */
  children: ReactNode
}

/** A button in whose place a map comes; nothing is loaded before the press. */
export function MapOnDemand({ src, title, className, children }: Props) {
  const [asked, setAsked] = useState(false)
  const [loading, setLoading] = useState(true)
  const frame = useCallback((element: HTMLIFrameElement | null) => {
    element?.focus({ preventScroll: true })
    element?.addEventListener('load', () => setLoading(false))
  }, [])
  if (!asked)
    return (
      <Button plain small onClick={() => setAsked(true)}>
        {children}
      </Button>
    )
  return (
    <iframe
      ref={frame}
      className={className}
      src={src}
      title={title}
      allowFullScreen
      data-loading={loading || undefined}
    />
  )
}
