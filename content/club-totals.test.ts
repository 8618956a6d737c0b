import type { clubTotals } from './club-totals'

async function totalsOf(...cities: string[]) {
  jest.resetModules()
  jest.doMock('./clubs', () => ({ clubs: cities.map((city) => ({ city })), openingSoon: [{}] }))
  const totals: { clubTotals: typeof clubTotals } = await import('./club-totals')
  return totals.clubTotals
}

test('clubs are counted, and each city is named once', async () => {
  expect(await totalsOf('New Delhi', 'Mumbai', 'Mumbai', 'Jaipur')).toEqual({
    clubs: 'four',
    figure: '4',
    openingSoon: 'one opening soon',
    cities: 'three',
    firstCity: 'New Delhi',
    lastCity: 'Jaipur',
    allCities: 'New Delhi, Mumbai and Jaipur',
    anyCity: 'Delhi, Mumbai or Jaipur',
  })
})
