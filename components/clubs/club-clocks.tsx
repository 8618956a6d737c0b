'use client'

import { useLayoutEffect } from 'react'
import type { HoursException } from '@/content/clubs'
import { dashesOfDay, dashesOfNotch, readWeek } from '@/lib/clubs/hours'
import { indianTime, openState, weekToday } from '@/lib/clubs/open-state'

const MINUTE = 60_000

const notchMinutes = 24

/**
 * Writes the time into every element that has the hours of a club as `data-week`: it says by
 * `data-open` whether the club is open. Inside it, what has `data-says` gets the words or a part of
 * them, a dial today's hours and its notch, and what has a `data-date` goes when that day is over.
 */
function showTime() {
  const at = new Date()
  const { date, day, minute } = indianTime(at)
  for (const club of document.querySelectorAll<HTMLElement>('[data-week]')) {
    const week = readWeek(club.dataset.week ?? '')
    // As `weekOf` writes them.
    const exceptions = JSON.parse(club.dataset.exceptions ?? '[]') as HoursException[]
    const state = openState(week, at, exceptions)
    if (!state) continue
    club.dataset.open = String(state.open)
    for (const words of club.querySelectorAll<HTMLElement>('[data-says]')) {
      const part = words.dataset.says
      words.textContent = part === 'until' || part === 'time' ? state[part] : state.words
    }
    for (const line of club.querySelectorAll<HTMLElement>('[data-date]'))
      line.hidden = (line.dataset.date ?? '') < date
    for (const line of club.querySelectorAll<SVGElement>('[data-line]')) {
      const { line: kind, other } = line.dataset
      if (other) line.style.visibility = other === String(day) ? 'hidden' : ''
      else
        line.setAttribute(
          'stroke-dasharray',
          kind === 'now'
            ? dashesOfNotch(minute, notchMinutes)
            : dashesOfDay(weekToday(week, exceptions, at), day),
        )
    }
  }
}

/**
 * Keeps dials and words of the page at the present minute. The browser does it: a cached page may be
 * older than a minute. The elements belong to pages of the server, which React draws once.
 */
export function ClubClocks() {
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      clearTimeout(timer)
      timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE))
      showTime()
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
