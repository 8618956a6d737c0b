import { newsOfPage, newsPageCount, newsPerPage, readNewsPage } from './news-parts'

const news = Array.from({ length: newsPerPage * 2 + 1 }, (_, at) => ({
  newsid: String(at),
  title: '',
  banner: undefined,
}))

test('each article is on one page, in order, and no page is empty', () => {
  const parts = [1, 2, 3].map((number) => newsOfPage(news, number))
  expect(parts.flat()).toEqual(news)
  expect(newsPageCount(news)).toBe(3)
  expect(newsPageCount(news.slice(1))).toBe(2)
})

test('there is a first page when there is no news', () => {
  expect(newsPageCount([])).toBe(1)
})

test.each([
  [undefined, 1],
  [['page', '2'], 2],
  [['page', '84'], 84],
  [['page', '1'], undefined],
  [['page', '02'], undefined],
  [['page', '0'], undefined],
  [['page', '2', '3'], undefined],
  [['page'], undefined],
  [['other'], undefined],
])('the address %j is page %p', (rest, number) => {
  expect(readNewsPage(rest)).toBe(number)
})
