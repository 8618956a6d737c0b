import type { HoursException } from '@/content/clubs'
import { weekdays } from '@/content/weekdays'
import { DAY, type DayHours, timeOfDay } from './hours'

const MINUTE = 60_000
const INDIA = 5 * 60 + 30
/** How far ahead the next opening is looked for. */
const DAYS_AHEAD = 14

/** Days counted from the epoch in India, and the minute of the day. */
function indianDay(at: Date) {
  const minutes = Math.floor(at.getTime() / MINUTE) + INDIA
  return { today: Math.floor(minutes / DAY), minute: minutes % DAY }
}

/** The first day of the epoch was a Thursday. */
const weekdayOf = (day: number) => (day + 4) % 7
const shortWeekday = (day: number) => weekdays[weekdayOf(day)]?.slice(0, 3) ?? ''
const midnightOf = (day: number) => new Date(day * DAY * MINUTE)
const dayAndMonth = (day: number) =>
  midnightOf(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

const dateOf = (day: number) => midnightOf(day).toISOString().slice(0, 10)

/** The date in India, its day of the week, 0 is Sunday, and the minute of that day. */
export function indianTime(at: Date): { date: string; day: number; minute: number } {
  const { today, minute } = indianDay(at)
  return { date: dateOf(today), day: weekdayOf(today), minute }
}

/** The hours of a day counted from the epoch; none when the club is closed. */
function hoursOf(week: readonly DayHours[], exceptions: readonly HoursException[], day: number) {
  const exception = exceptions.find(({ date }) => date === dateOf(day))
  if (!exception) return week.filter((one) => one.day === weekdayOf(day))
  return 'closed' in exception ? [] : [{ ...exception, day: weekdayOf(day) }]
}

/** The weekly hours, with those of today in place of its weekday's. */
export function weekToday(
  week: readonly DayHours[],
  exceptions: readonly HoursException[],
  at: Date,
): DayHours[] {
  const { today } = indianDay(at)
  const others = week.filter(({ day }) => day !== weekdayOf(today))
  return [...others, ...hoursOf(week, exceptions, today)]
}

/**
 * Whether a club is open and when that changes, in Indian time whatever the zone of the device.
 * @param week as `weeklyHours` gives it
 * @param at the instant
 * @param exceptions days on which the club is closed or has other hours
 * @returns words such as `Open now – closes 11pm`, and the same in two parts such as `Open until` and
 * `11pm`; undefined when no hours are known
 */
export function openState(
  week: readonly DayHours[],
  at: Date,
  exceptions: readonly HoursException[] = [],
) {
  if (week.length === 0) return undefined
  const { today, minute } = indianDay(at)
  const now = today * DAY + minute
  const days = Array.from({ length: DAYS_AHEAD + 2 }, (_, index) => today - 1 + index)
  const spans = days.flatMap((day) =>
    hoursOf(week, exceptions, day).map((hours) => ({
      day,
      opens: day * DAY + hours.opens,
      closes: day * DAY + hours.closes,
    })),
  )
  const current = spans.find(({ opens, closes }) => opens <= now && now < closes)
  if (current) {
    const time = timeOfDay(current.closes)
    return { open: true, words: `Open now – closes ${time}`, until: 'Open until', time }
  }
  const [next] = spans.filter(({ opens }) => opens > now).sort((a, b) => a.opens - b.opens)
  if (!next) return { open: false, words: 'Closed', until: 'Closed', time: '' }
  const date = next.day - today > 7 ? ` ${dayAndMonth(next.day)}` : ''
  const day = next.day === today ? '' : ` ${shortWeekday(next.day)}${date}`
  const time = timeOfDay(next.opens)
  return { open: false, words: `Closed – opens${day} ${time}`, until: `Opens${day}`, time }
}

/** What a club says of a day that differs, such as `Holi, Mon 22 Mar: closed`. */
export function exceptionInWords(exception: HoursException): string {
  const day = Date.parse(exception.date) / (DAY * MINUTE)
  const hours =
    'closed' in exception
      ? 'closed'
      : `${timeOfDay(exception.opens)}-${timeOfDay(exception.closes)}`
  return `${exception.why}, ${shortWeekday(day)} ${dayAndMonth(day)}: ${hours}`
}
