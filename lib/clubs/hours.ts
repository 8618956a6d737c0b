import type { Club } from '@/content/clubs'
import { weekdays } from '@/content/weekdays'

/** When a club is open on one day, in minutes since that day's midnight in India. */
export interface DayHours {
  /** 0 is Sunday. */
  day: number
  opens: number
  /** More than 1440 when the club closes after midnight. */
  closes: number
}

/**
 * The opening hours of a club by day, a line for each day it opens; empty when none are known
 * (specification 9). Days may run over the end of the week.
 */
export function weeklyHours({ hours }: Pick<Club, 'hours'>): DayHours[] {
  return hours.flatMap(({ days: [first, last = first], opens, closes }) => {
    const from = weekdays.indexOf(first)
    const length = ((weekdays.indexOf(last) - from + 7) % 7) + 1
    return Array.from({ length }, (_, index) => ({
      day: (from + index) % 7,
      opens: opens * 60,
      closes: closes * 60,
    }))
  })
}

/**
 * A time of day as the specification writes it: `6am`, `10:30pm`.
 * @param minutes since midnight, also of the day before
 */
export function timeOfDay(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24
  const past = minutes % 60
  const half = hour < 12 ? 'am' : 'pm'
  return `${hour % 12 || 12}${past ? `:${String(past).padStart(2, '0')}` : ''}${half}`
}

/** The opening hours of a club as its page shows them, a line for each row of the table. */
export const hoursInWords = ({ hours }: Pick<Club, 'hours'>) =>
  hours.map(({ days, opens, closes }) => ({
    days: days.join(' to '),
    times: `${timeOfDay(opens * 60)}-${timeOfDay(closes * 60)}`,
  }))
