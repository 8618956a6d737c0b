'use client'

import { useEffect, useRef, type ReactNode } from 'react'

type Props = { className: string | undefined; children: ReactNode }

/** Hides the thumb bar while the call to action inside is on the screen. */
export function HidesThumbBar({ className, children }: Props) {
  const cta = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = cta.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      element.dataset.thumb = entry?.isIntersecting ? 'waiting' : 'shown'
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={cta} className={className} data-thumb="waiting">
      {children}
    </div>
  )
}
