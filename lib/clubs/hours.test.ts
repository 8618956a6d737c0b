import { dashesOfDay, dashesOfNotch, timeOfDay, weeklyHours } from './hours'

test('days may run over the end of the week', () => {
  const hours = [{ days: ['Friday', 'Monday'], opens: 360, closes: 420 }] as const
  expect(weeklyHours({ hours }).map(({ day }) => day)).toEqual([5, 6, 0, 1])
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

const night = [
  { day: 6, opens: 1080, closes: 1560 },
  { day: 0, opens: 1080, closes: 1440 },
]

test.each([
  ['until late', 6, '0 1080 360 1440'],
  ['with what the night before leaves over', 0, '120 960 360 1440'],
  ['while it stays closed', 1, '0 1440 0 1440'],
])('the line of a day is drawn %s', (_, day, dashes) => {
  expect(dashesOfDay(night, day)).toBe(dashes)
})

test.each([
  [720, '0 710 20 1440'],
  [5, '15 1420 5 1440'],
  [1435, '5 1420 15 1440'],
  [800, '0 790 20 1440'],
  [805, '0 790 20 1440'],
  [815, '0 810 20 1440'],
])(
  'a notch at minute %i is drawn, also over midnight, and on one side of the octagon',
  (minute, dashes) => {
    expect(dashesOfNotch(minute, 20)).toBe(dashes)
  },
)
