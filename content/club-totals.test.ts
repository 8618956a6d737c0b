import { clubTotals } from './club-totals'

jest.mock('./clubs', () => ({
  clubs: [{ city: 'New Delhi' }, { city: 'Mumbai' }, { city: 'Mumbai' }, { city: 'Jaipur' }],
  openingSoon: [{}],
}))

test('clubs are counted, and each city is named once', () => {
  expect(clubTotals).toEqual({
    clubs: 'four',
    figure: '4',
    openingSoon: 'one',
    cities: 'three',
    firstCity: 'New Delhi',
    lastCity: 'Jaipur',
    allCities: 'New Delhi, Mumbai and Jaipur',
    anyCity: 'Delhi, Mumbai or Jaipur',
  })
})
