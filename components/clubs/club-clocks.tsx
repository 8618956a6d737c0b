'use client'

import { useEffect } from 'react'
import { showTime } from './show-time'

const MINUTE = 60_000

/**
 * Keeps dials and words of the page at the present minute. The browser does it: a cached page may be
 * older than a minute. The elements belong to pages of the server, which React draws once.
 */
export function ClubClocks() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      clearTimeout(timer)
      timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE))
      showTime(document, new Date())
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return null
}
