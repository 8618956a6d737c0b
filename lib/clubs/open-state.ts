import { weekdays } from '@/content/weekdays'
import { type DayHours, timeOfDay } from './hours'

const DAY = 24 * 60
const WEEK = 7 * DAY
const INDIA = 5 * 60 + 30
/** The first minute of the epoch was a Thursday. */
const THURSDAY = 4 * DAY

/**
 * Whether a club is open and when that changes, in Indian time whatever the zone of the device.
 * @param week as `weeklyHours` gives it
 * @param at the instant
 * @returns words such as `Open now – closes 11pm`; undefined when no hours are known
 */
export function openState(week: readonly DayHours[], at: Date) {
  const now = (Math.floor(at.getTime() / 60_000) + INDIA + THURSDAY) % WEEK
  const today = Math.floor(now / DAY)
  const spans = week.map(({ day, opens, closes }) => {
    const untilOpening = (day * DAY + opens - now + WEEK) % WEEK
    const sinceOpening = (WEEK - untilOpening) % WEEK
    return { day, opens, closes, untilOpening, open: sinceOpening < closes - opens }
  })
  const current = spans.find(({ open }) => open)
  if (current) return { open: true, words: `Open now – closes ${timeOfDay(current.closes)}` }
  const [next] = spans.sort((a, b) => a.untilOpening - b.untilOpening)
  if (!next) return undefined
  const later = next.day === today && next.untilOpening < DAY
  const day = later ? '' : `${weekdays[next.day]?.slice(0, 3)} `
  return { open: false, words: `Closed – opens ${day}${timeOfDay(next.opens)}` }
}
