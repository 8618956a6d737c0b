'use client'

import { useEffect } from 'react'
import { afterLoad, whenIdle } from '@/components/ui/after-load'

/** The time that the largest part takes on a slow phone, in milliseconds. */
const largestPart = 20

/**
 * Lays out what was put off for the first paint, so that a picture of the whole page, which nobody
 * scrolls, has all parts. It stops for a press: then no time remains.
 */
export function LayOutRest() {
  useEffect(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('.deferred')]
    const layOutSome = (deadline?: IdleDeadline) => {
      do {
        const part = parts.shift()
        if (!part) return
        part.style.contentVisibility = 'visible'
        // Asked where it is, the browser lays it out now, not in a frame that a press would wait for.
        part.getBoundingClientRect()
      } while (deadline && deadline.timeRemaining() > largestPart)
      whenIdle(layOutSome)
    }
    return afterLoad(layOutSome)
  }, [])
  return null
}
