import type { HoursException } from '@/content/clubs'
import { dashesOfDay, dashesOfNotch, readWeek } from '@/lib/clubs/hours'
import { indianTime, openState, weekToday } from '@/lib/clubs/open-state'

const notchMinutes = 24

/** The days that differ, as `weekOf` writes them. */
const readExceptions = (text = '[]') => JSON.parse(text) as HoursException[]

/**
 * Writes the time into every element that has the hours of a club as `data-week`: it says by
 * `data-open` whether the club is open. Inside it, what has `data-says` gets the words or a part of
 * them, a dial today's hours and its notch, and what has a `data-date` goes when that day is over.
 */
export function showTime(root: ParentNode, at: Date): void {
  const { date, day, minute } = indianTime(at)
  for (const club of root.querySelectorAll<HTMLElement>('[data-week]')) {
    const week = readWeek(club.dataset.week ?? '')
    const exceptions = readExceptions(club.dataset.exceptions)
    const state = openState(week, at, exceptions)
    if (!state) continue
    club.dataset.open = String(state.open)
    for (const words of club.querySelectorAll<HTMLElement>('[data-says]')) {
      const part = words.dataset.says
      if (part === 'opening') words.textContent = state.open ? '' : `${state.until} ${state.time}`
      else words.textContent = part === 'until' || part === 'time' ? state[part] : state.words
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
