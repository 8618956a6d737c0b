import { readFileSync } from 'node:fs'
import { remember } from '@/lib/remember'
import {
  currentNews,
  freshNews,
  isUpToDate,
  newsRefreshSeconds,
  newsOfPage,
  newsPageCount,
  newsPerPage,
  readNewsPage,
} from './current-news'

const mockRead = jest.fn()
const mockChanged = jest.fn<Promise<boolean>, [string, string]>()
jest.mock('./read', () => ({
  readNews: () => mockRead() as unknown,
  articleHasChanged: (id: string, version: string) => mockChanged(id, version),
}))

const news = [{ newsid: '16', title: 'Floor by floor', banner: undefined }]
const list = { items: news, version: 'first' }

beforeEach(() => {
  jest.useFakeTimers()
  mockRead.mockReset()
  Object.assign(remember('current news', Object), { kept: undefined })
})
afterEach(() => jest.useRealTimers())

test('the backend is asked once a minute, by however many, and again after a failure', async () => {
  mockRead.mockRejectedValueOnce(new Error('no store'))
  await expect(currentNews()).rejects.toThrow('no store')

  mockRead.mockResolvedValue(list)
  await expect(Promise.all([currentNews(), currentNews()])).resolves.toEqual([news, news])
  jest.advanceTimersByTime(59_000)
  await currentNews()
  expect(mockRead).toHaveBeenCalledTimes(2)

  jest.advanceTimersByTime(1000)
  await currentNews()
  expect(mockRead).toHaveBeenCalledTimes(3)
})

test('what a page was made from is what the others get, never something older', async () => {
  mockRead.mockResolvedValue({ items: [], version: 'empty' })
  await currentNews()
  mockRead.mockResolvedValue(list)
  await freshNews()
  await expect(currentNews()).resolves.toBe(news)
  expect(mockRead).toHaveBeenCalledTimes(2)
})

test('a page is up to date while its list and its article are the ones it was made from', async () => {
  mockRead.mockResolvedValue(list)
  mockChanged.mockImplementation((_, version) => Promise.resolve(version !== 'a'))
  const article = '/news-readmore/16'
  expect(await isUpToDate('/news', { list: 'first' })).toBe(true)
  expect(await isUpToDate('/news', { list: 'older' })).toBe(false)
  expect(await isUpToDate(article, { list: 'first', article: 'a' })).toBe(true)
  expect(await isUpToDate(article, { list: 'first', article: 'b' })).toBe(false)
  expect(await isUpToDate(article, { list: 'older', article: 'a' })).toBe(false)
  expect(mockChanged).toHaveBeenCalledWith('16', 'a')
})

test.each(['news/[[...rest]]', 'news-readmore/[newsid]'])(
  'app/(site)/%s/page.tsx is refreshed as often as the news',
  (folder) => {
    const page = readFileSync(`app/(site)/${folder}/page.tsx`, 'utf8')
    expect(page).toContain(`\nexport const revalidate = ${newsRefreshSeconds}\n`)
  },
)

const manyNews = Array.from({ length: newsPerPage * 2 + 1 }, (_, at) => ({
  newsid: String(at),
  title: '',
  banner: undefined,
}))

test('each article is on one page, in order, and no page but the first is empty', () => {
  const parts = [1, 2, 3].map((number) => newsOfPage(manyNews, number))
  expect(parts.flat()).toEqual(manyNews)
  expect(newsPageCount(manyNews)).toBe(3)
  expect(newsPageCount(manyNews.slice(1))).toBe(2)
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
