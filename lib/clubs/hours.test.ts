import { exampleClub } from '@/testing/example-club'
import { hoursInWords, timeOfDay, weeklyHours } from './hours'

test('days may run over the end of the week', () => {
  const hours = [{ days: ['Friday', 'Monday'], opens: 6, closes: 7 }] as const
  expect(weeklyHours({ hours }).map(({ day }) => day)).toEqual([5, 6, 0, 1])
})

test('the hours of a club are a line for each row, as the specification writes them', () => {
  expect(hoursInWords(exampleClub)).toEqual([
    { days: 'Monday to Saturday', times: '6am-10:30pm' },
    { days: 'Sunday', times: '7am-4pm' },
  ])
})

test.each([
  [0, '12am'],
  [30, '12:30am'],
  [720, '12pm'],
  [1350, '10:30pm'],
  [1440, '12am'],
  [1560, '2am'],
])('minute %d is %s', (minutes, words) => {
  expect(timeOfDay(minutes)).toBe(words)
})
