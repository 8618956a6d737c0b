import { exampleClub } from '@/testing/example-club'
import { weeklyHours } from './hours'
import { exceptionInWords, openState } from './open-state'

const SUNDAY = 22

/** A time in India on a day of the week from Sunday, 22 November 2026. */
const at = (day: number, time: string) => new Date(`2026-11-${SUNDAY + day}T${time}+05:30`)

const byDay = weeklyHours(exampleClub)
const night = [
  { day: 5, opens: 18 * 60, closes: 26 * 60 },
  { day: 6, opens: 18 * 60, closes: 26.5 * 60 },
]

test.each([
  [1, '05:59', 'Closed – opens 6am'],
  [1, '06:00', 'Open now – closes 10:30pm'],
  [1, '22:29:59.999', 'Open now – closes 10:30pm'],
  [1, '22:30', 'Closed – opens Tue 6am'],
  [2, '00:00', 'Closed – opens 6am'],
  [6, '22:30', 'Closed – opens Sun 7am'],
  [0, '15:59', 'Open now – closes 4pm'],
  [0, '16:00', 'Closed – opens Mon 6am'],
])('by day, on day %i at %s: %s', (day, time, words) => {
  expect(openState(byDay, at(day, time))?.words).toBe(words)
})

test.each([
  [5, '23:59', 'Open now – closes 2am'],
  [6, '01:59', 'Open now – closes 2am'],
  [6, '02:00', 'Closed – opens 6pm'],
  [0, '02:29', 'Open now – closes 2:30am'],
  [0, '02:30', 'Closed – opens Fri 6pm'],
])('over midnight and the end of the week, on day %i at %s: %s', (day, time, words) => {
  expect(openState(night, at(day, time))?.words).toBe(words)
})

test('a club that opens once a week names the day of the week to come', () => {
  const once = [{ day: 3, opens: 720, closes: 1440 }]
  expect(openState(once, at(3, '23:59'))).toMatchObject({
    open: true,
    until: 'Open until',
    time: '12am',
  })
  expect(openState(once, at(4, '00:00'))?.words).toBe('Closed – opens Wed 12pm')
  expect(openState([{ day: 3, opens: 60, closes: 120 }], at(3, '02:00'))?.words).toBe(
    'Closed – opens Wed 1am',
  )
})

test('nothing is said where no hours are known', () => {
  expect(openState([], at(1, '12:00'))).toBeUndefined()
})

const holi = { date: '2026-11-24', why: 'Holi', closed: true } as const
const short = { date: '2026-11-25', why: 'Eid', opens: 540, closes: 810 }

test.each([
  [1, '23:00', 'Closed – opens Wed 9am'],
  [2, '12:00', 'Closed – opens Wed 9am'],
  [3, '08:00', 'Closed – opens 9am'],
  [3, '13:29', 'Open now – closes 1:30pm'],
  [3, '13:30', 'Closed – opens Thu 6am'],
])('a day that differs takes the place of its weekday, on day %i at %s: %s', (day, time, words) => {
  expect(openState(byDay, at(day, time), [holi, short])?.words).toBe(words)
})

test('a club that is closed for longer than a week names the date', () => {
  const closed = Array.from({ length: 9 }, (_, day) => ({
    ...holi,
    date: `2026-${day < 9 ? `11-${22 + day}` : '12-01'}`,
  }))
  expect(openState(byDay, at(0, '12:00'), closed)?.words).toBe('Closed – opens Tue 1 Dec 6am')
})

test('a day that differs is told with its date and its hours', () => {
  expect(exceptionInWords(holi)).toBe('Holi, Tue 24 Nov: closed')
  expect(exceptionInWords(short)).toBe('Eid, Wed 25 Nov: 9am-1:30pm')
})
