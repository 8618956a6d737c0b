import { measureLine } from '@/components/ui/fitted-line'
import { routes } from '@/e2e/routes'
import { socialImages } from './social-images'

const ownAddress = (route: string) => !/^\/(news-readmore\/|locations\/octa-gym-)/.test(route)

test('every page has a card, and every card a page', () => {
  expect(Object.keys(socialImages).sort()).toEqual(routes.filter(ownAddress).sort())
})

test('the words of a card leave room for the wordmark above them', () => {
  for (const [path, { heading, line }] of Object.entries(socialImages)) {
    const heights = heading.map(
      ({ text, cut }) => (0.675 * 1088) / measureLine(text, cut).width + 18.5,
    )
    const height = heights.reduce((sum, each) => sum + each, line ? 49 : 0)
    expect([path, height < 578 - 100]).toEqual([path, true])
  }
})
