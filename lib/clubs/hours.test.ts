import { clubBySlug } from '@/content/clubs'
import { hoursInWords, timeOfDay, weeklyHours } from './hours'

test('days may run over the end of the week', () => {
  const hours = [{ days: ['Friday', 'Monday'], opens: 6, closes: 7 }] as const
  expect(weeklyHours({ hours }).map(({ day }) => day)).toEqual([5, 6, 0, 1])
})

test.each([
  ['punjabi-bagh', '6am-10:30pm', '7am-4pm'],
  ['bandra', '6am-11pm', '8am-5pm'],
  ['guwahati', '6am-11pm', '8am-6pm'],
  ['sahakara-nagar', '6am-11pm', '8am-6pm'],
] as const)('%s has the hours of the specification', (slug, others, sunday) => {
  expect(hoursInWords(clubBySlug(slug))).toEqual([
    { days: 'Monday to Saturday', times: others },
    { days: 'Sunday', times: sunday },
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
