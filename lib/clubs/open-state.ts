import { weekdays } from '@/content/weekdays'
import { DAY, type DayHours, timeOfDay } from './hours'

const WEEK = 7 * DAY
const INDIA = 5 * 60 + 30
/** The first minute of the epoch was a Thursday. */
const THURSDAY = 4 * DAY

/** The day of the week in India, 0 is Sunday, and the minute of that day. */
export function indianTime(at: Date): { day: number; minute: number } {
  const now = (Math.floor(at.getTime() / 60_000) + INDIA + THURSDAY) % WEEK
  return { day: Math.floor(now / DAY), minute: now % DAY }
}

/**
 * Whether a club is open and when that changes, in Indian time whatever the zone of the device.
 * @param week as `weeklyHours` gives it
 * @param at the instant
 * @returns words such as `Open now – closes 11pm`, and the same in two parts such as `Open until` and
 * `11pm`; undefined when no hours are known
 */
export function openState(week: readonly DayHours[], at: Date) {
  const { day: today, minute } = indianTime(at)
  const now = today * DAY + minute
  const spans = week.map(({ day, opens, closes }) => {
    const untilOpening = (day * DAY + opens - now + WEEK) % WEEK
    const sinceOpening = (WEEK - untilOpening) % WEEK
    return { day, opens, closes, untilOpening, open: sinceOpening < closes - opens }
  })
  const current = spans.find(({ open }) => open)
  if (current) {
    const time = timeOfDay(current.closes)
    return { open: true, words: `Open now – closes ${time}`, until: 'Open until', time }
  }
  const [next] = spans.sort((a, b) => a.untilOpening - b.untilOpening)
  if (!next) return undefined
  const later = next.day === today && next.untilOpening < DAY
  const day = later ? '' : ` ${weekdays[next.day]?.slice(0, 3)}`
  const time = timeOfDay(next.opens)
  return { open: false, words: `Closed – opens${day} ${time}`, until: `Opens${day}`, time }
}
