'use client'

import { useEffect, useRef, type ReactNode } from 'react'

type Props = { className: string | undefined; children: ReactNode }

/** Hides the bottom bar while the call to action inside is on the screen. */
export function HidesBottomBar({ className, children }: Props) {
  const cta = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = cta.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      element.dataset.bottomBar = entry?.isIntersecting ? 'waiting' : 'shown'
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={cta} className={className} data-bottom-bar="waiting">
      {children}
    </div>
  )
}
