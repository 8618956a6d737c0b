'use client'

import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'

interface Props {
  src: string
  title: string
  className: string | undefined
  show: ReactNode
  children: ReactNode
  directions: ReactNode
}

/** A button that replaces its children with a map; nothing is loaded before the press. */
export function MapOnDemand({ src, title, className, show, children, directions }: Props) {
  const [shown, setShown] = useState(false)
  if (shown)
    return (
      <iframe
        ref={(frame) => frame?.focus()}
        className={className}
        src={src}
        title={title}
        loading="lazy"
        allowFullScreen
      />
    )
  return (
    <>
      {children}
      <Button plain small onClick={() => setShown(true)}>
        {show}
      </Button>
      {directions}
    </>
  )
}
