import { brand } from './brand'
import { clubs, openingSoon } from './clubs'
import type { Copy } from './copy'
import { inWords } from './numbers'

const listCities = (type: Intl.ListFormatType, cities: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type }).format(cities)

const cities = [...new Set(clubs.map(({ city }) => city))]

/** The number of clubs, cities and states, for the texts of the pages. */
export const clubTotals = {
  clubs: inWords(clubs.length),
  figure: String(clubs.length),
  /** Empty where none does. */
  openingSoon: openingSoon.length > 0 ? `${inWords(openingSoon.length)} opening soon` : '',
  cities: inWords(cities.length),
  firstCity: cities.at(0) ?? '',
  lastCity: cities.at(-1) ?? '',
  allCities: listCities('conjunction', cities),
  /** In short: New Delhi is Delhi. */
  anyCity: listCities(
    'disjunction',
    cities.map((city) => city.replace(/^New /, '')),
  ),
}

/** What the brand says of itself worldwide (specification 1). */
export const worldwide = [
  { figure: brand.claims.locations, text: 'locations worldwide' },
  {
    figure: brand.claims.countries,
    text: `countries expected by ${brand.claims.countriesExpectedBy}`,
  },
] as const satisfies readonly Copy[]
