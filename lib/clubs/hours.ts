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

/** The minutes of a day. */
export const DAY = 24 * 60

/**
 * The opening hours of a club by day, a line for each day it opens; empty when none are known
 * (specification 9). Days may run over the end of the week.
 */
export function weeklyHours({ hours }: Pick<Club, 'hours'>): DayHours[] {
  return hours.flatMap(({ days: [first, last = first], opens, closes }) => {
    const from = weekdays.indexOf(first)
    const length = ((weekdays.indexOf(last) - from + 7) % 7) + 1
    return Array.from({ length }, (_, index) => ({ day: (from + index) % 7, opens, closes }))
  })
}

/**
 * The hours of a club as attributes of an element, for `ClubClocks`; none where no hours are known. A
 * week is written for {@link readWeek}: `1,360,1380 2,360,1380`.
 */
export function weekOf(club: Pick<Club, 'hours' | 'exceptions'>) {
  if (club.hours.length === 0) return undefined
  const week = weeklyHours(club).map(({ day, opens, closes }) => [day, opens, closes].join())
  const { exceptions } = club
  return {
    'data-week': week.join(' '),
    ...(exceptions.length > 0 && { 'data-exceptions': JSON.stringify(exceptions) }),
  }
}

/** The weekly hours that {@link weekOf} has written; empty for an empty text. */
export const readWeek = (text: string): DayHours[] =>
  text.split(' ').flatMap((line) => {
    const [day = NaN, opens = NaN, closes = NaN] = line.split(',').map(Number)
    return Number.isNaN(closes) ? [] : [{ day, opens, closes }]
  })

const dashes = (left: number, from: number, to: number) =>
  [left, from - left, Math.min(to, DAY) - from, DAY].join(' ')

/**
 * The open hours of one day as the dashes of a line that is as long as the day and begins at
 * midnight: dash, gap, dash, gap, in minutes. The first dash is what the day before leaves over.
 * @param day 0 is Sunday
 */
export function dashesOfDay(week: readonly DayHours[], day: number): string {
  const hoursOf = (wanted: number) => week.find((one) => one.day === (wanted + 7) % 7)
  const { opens = DAY, closes = DAY } = hoursOf(day) ?? {}
  return dashes(Math.max(0, (hoursOf(day - 1)?.closes ?? 0) - DAY), opens, closes)
}

/** The line is an octagon, midnight the middle of a side: each side is three hours. */
const SIDE = DAY / 8

/**
 * A notch in such a line. It lies on one side, so that it is straight, up to half its length from its minute.
 * @param minute its middle, in minutes since midnight
 * @param length in minutes; it may lie on both sides of midnight
 */
export function dashesOfNotch(minute: number, length: number): string {
  const side = SIDE * Math.round(minute / SIDE)
  const room = (SIDE - length) / 2
  const middle = side + Math.max(-room, Math.min(minute - side, room))
  const from = (middle - length / 2 + DAY) % DAY
  return dashes(Math.max(0, from + length - DAY), from, from + length)
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

/** The opening hours of a club as its page shows them: days and times of each row of the table. */
export const hoursInWords = ({ hours }: Pick<Club, 'hours'>) =>
  hours.map(
    ({ days, opens, closes }) =>
      [days.join(' to '), `${timeOfDay(opens)}-${timeOfDay(closes)}`] as const,
  )

/** The same where there is little room: `Mon–Sat` and `6am–11pm`. It is true on every day of the week. */
export const hoursInShort = ({ hours }: Pick<Club, 'hours'>) =>
  hours.map(({ days, opens, closes }) => ({
    days: days.map((day) => day?.slice(0, 3)).join('–'),
    times: `${timeOfDay(opens)}–${timeOfDay(closes)}`,
  }))
