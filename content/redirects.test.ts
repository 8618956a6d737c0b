import { pages } from './pages'
import { formsOfGonePages, redirects } from './redirects'

const addresses = new Set<string>(pages.map(({ path }) => path))

test('an old address is none of a page, and leads to a page', () => {
  const wrong = [...redirects].flatMap(([from, to]) => [
    ...(addresses.has(from) ? [`${from} is a page: take it out of content/redirects.ts`] : []),
    ...(addresses.has(to) ? [] : [`${from} leads to ${to}, which is no page`]),
    ...(/^(\/[\w.~-]+)+$/.test(from) ? [] : [`${from} is written in another way by browsers`]),
  ])
  expect(wrong).toEqual([])
  expect(pages.find(({ path }) => path === formsOfGonePages)?.form).toBeDefined()
})
