import { pages } from './pages'
import { formsOfGonePages, redirects } from './redirects'

const addresses = new Set<string>(pages.map(({ path }) => path))

test('an old address is none of a page, and leads to a page', () => {
  const wrong = [...redirects].flatMap(([from, to]) => {
    const { pathname, search } = new URL(from, 'http://site.invalid')
    const isPage = search === '' && addresses.has(pathname.toLowerCase().replace(/(?<=.)\/$/, ''))
    return [
      ...(isPage ? [`${from} is a page: take it out of content/redirects.ts`] : []),
      ...(addresses.has(to) ? [] : [`${from} leads to ${to}, which is no page`]),
    ]
  })
  expect(wrong).toEqual([])
  expect(pages.find(({ path }) => path === formsOfGonePages)?.form).toBeDefined()
})
