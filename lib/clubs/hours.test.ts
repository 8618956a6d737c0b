import { clubBySlug, clubs } from '@/content/clubs'
import { weeklyHours } from './hours'

const of = (days: string, hours: string) => weeklyHours({ hours: [{ days, hours }] })

test('the hours of the specification are read as minutes, a line for each day', () => {
  expect(weeklyHours(clubBySlug('punjabi-bagh'))).toEqual([
    ...[1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: 360, closes: 1350 })),
    { day: 0, opens: 420, closes: 960 },
  ])
})

test('no hours are invented where none are known', () => {
  expect(weeklyHours(clubBySlug('imphal'))).toEqual([])
})

test('every club has hours for the whole week, or none', () => {
  for (const club of clubs) expect([0, 7]).toContain(weeklyHours(club).length)
})

test.each(['7am-4pm', '7am–4pm', '7am — 4pm', '7AM-4PM', '07:00am - 4:00pm'])(
  'any dash and any case will do: %s',
  (hours) => expect(of('Sunday', hours)).toEqual([{ day: 0, opens: 420, closes: 960 }]),
)

test.each([
  ['6am-12am', 360, 1440],
  ['12am-12pm', 0, 720],
  ['12:30pm-12:30am', 750, 1470],
  ['6pm-2am', 1080, 1560],
  ['12am-12am', 0, 1440],
])('noon, midnight and the small hours are themselves: %s', (hours, opens, closes) => {
  expect(of('Friday', hours)).toEqual([{ day: 5, opens, closes }])
})

test('days may run over the end of the week', () => {
  expect(of('Friday to Monday', '6am-7am').map(({ day }) => day)).toEqual([5, 6, 0, 1])
})

test.each([
  ['Sunday', 'by appointment'],
  ['Sunday', '6am'],
  ['Sunday', '6-7pm'],
  ['Daily', '6am-7pm'],
  ['Monday to Someday', '6am-7pm'],
  ['Monday to Tuesday to Friday', '6am-7pm'],
])('hours that cannot be read are a defect: %s, %s', (days, hours) => {
  expect(() => of(days, hours)).toThrow(/^No (opening hours|days of the week): /)
})
