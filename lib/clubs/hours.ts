import type { Club } from '@/content/clubs'

/** When a club is open on one day, in minutes since that day's midnight in India. */
export interface DayHours {
  /** 0 is Sunday. */
  day: number
  opens: number
  /** More than 1440 when the club closes after midnight. */
  closes: number
}

const DAY = 24 * 60
const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const span = /^(\d{1,2})(?::(\d\d))?(am|pm)\s*[-‐‑‒–—]\s*(\d{1,2})(?::(\d\d))?(am|pm)$/i

function minutes(hour = '', minute = '0', half = '') {
  const morning = (Number(hour) % 12) * 60 + Number(minute)
  return half.toLowerCase() === 'pm' ? morning + DAY / 2 : morning
}

function dayNumbers(days: string): number[] {
  const [first = -1, last = first, ...more] = days.split(' to ').map((day) => names.indexOf(day))
  if (first < 0 || last < 0 || more.length > 0) throw new Error(`No days of the week: ${days}`)
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7)
}

/**
 * The opening hours of a club as numbers, a line for each day it opens; empty when none are known
 * (specification 9). A closing time that isn't after the opening is one of the next day.
 * @throws Error when they are not written like `Monday to Saturday`, `6am-10:30pm`
 */
export function weeklyHours({ hours }: Pick<Club, 'hours'>): DayHours[] {
  return hours.flatMap(({ days, hours: written }) => {
    const read = span.exec(written.trim())
    if (!read) throw new Error(`No opening hours: ${written}`)
    const [, hour, minute, half, untilHour, untilMinute, untilHalf] = read
    const opens = minutes(hour, minute, half)
    const until = minutes(untilHour, untilMinute, untilHalf)
    const closes = until > opens ? until : until + DAY
    return dayNumbers(days).map((day) => ({ day, opens, closes }))
  })
}
