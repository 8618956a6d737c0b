import type { DayHours } from './hours'

const DAY = 24 * 60
const WEEK = 7 * DAY
const INDIA = 5 * 60 + 30
/** The first minute of the epoch was a Thursday. */
const THURSDAY = 4 * DAY

const shortNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

function clock(minute: number) {
  const hour = Math.floor(minute / 60) % 24
  const past = minute % 60
  const half = hour < 12 ? 'am' : 'pm'
  return `${hour % 12 || 12}${past ? `:${String(past).padStart(2, '0')}` : ''}${half}`
}

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
  if (current) return { open: true, words: `Open now – closes ${clock(current.closes)}` }
  const [next] = spans.toSorted((a, b) => a.untilOpening - b.untilOpening)
  if (!next) return undefined
  const later = next.day === today && next.untilOpening < DAY
  const day = later ? '' : `${shortNames[next.day]} `
  return { open: false, words: `Closed – opens ${day}${clock(next.opens)}` }
}
