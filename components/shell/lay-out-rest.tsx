'use client'

import { useEffect } from 'react'
import { afterLoad } from '@/components/ui/after-load'

/**
 * Lays out what was put off for the first paint, part by part, so that no long task comes of it.
 * Then a picture of the whole page, which nobody scrolls, has all of them.
 */
export function LayOutRest() {
  useEffect(() => {
    const parts = document.querySelectorAll<HTMLElement>('.deferred').values()
    const layOutNext = () => {
      const { value: part } = parts.next()
      if (!part) return
      part.style.contentVisibility = 'visible'
      requestAnimationFrame(() => afterLoad(layOutNext))
    }
    return afterLoad(layOutNext)
  }, [])
  return null
}
