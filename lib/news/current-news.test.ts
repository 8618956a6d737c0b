import { readFileSync } from 'node:fs'
import { runtime } from '@/lib/runtime'
import { currentNews, freshNews, newsRefreshSeconds } from './current-news'
import { newsPageCount, newsPerPage } from './news-pages'

const mockRead = jest.fn()
jest.mock('./read', () => ({ readNews: () => mockRead() as unknown }))

const news = [{ newsid: '16', title: 'Floor by floor', banner: undefined }]

beforeEach(() => {
  jest.useFakeTimers()
  // The site has run for longer.
  jest.advanceTimersByTime(newsRefreshSeconds * 1000)
  mockRead.mockReset()
  Object.assign(runtime().currentNews ?? {}, { reading: undefined })
})
afterEach(() => jest.useRealTimers())

test('the backend is asked once while the news is fresh, by however many, and again after a failure', async () => {
  mockRead.mockRejectedValueOnce(new Error('no store'))
  await expect(currentNews()).rejects.toThrow('no store')

  mockRead.mockResolvedValue(news)
  await expect(Promise.all([currentNews(), currentNews()])).resolves.toEqual([news, news])
  jest.advanceTimersByTime((newsRefreshSeconds - 1) * 1000)
  await currentNews()
  expect(mockRead).toHaveBeenCalledTimes(2)
  expect(runtime().newsPages).toMatchObject({ pages: 1 })

  jest.advanceTimersByTime(1000)
  await currentNews()
  expect(mockRead).toHaveBeenCalledTimes(3)
})

test('what a page was made from is what the others get, never something older', async () => {
  mockRead.mockResolvedValue([])
  await currentNews()
  mockRead.mockResolvedValue(news)
  await freshNews()
  await expect(currentNews()).resolves.toBe(news)
  expect(mockRead).toHaveBeenCalledTimes(2)
})

test('pages that are made at the same time share one reading, whichever of them begins it', async () => {
  mockRead.mockResolvedValue(news)
  await expect(Promise.all([currentNews(), freshNews()])).resolves.toEqual([news, news])
  expect(mockRead).toHaveBeenCalledTimes(1)
  await freshNews()
  expect(mockRead).toHaveBeenCalledTimes(2)
})

test.each(['news/[[...rest]]', 'news-readmore/[newsid]'])(
  'app/(site)/%s/page.tsx is refreshed as often as the news',
  (folder) => {
    const page = readFileSync(`app/(site)/${folder}/page.tsx`, 'utf8')
    expect(page).toContain(`\nexport const revalidate = ${newsRefreshSeconds}\n`)
  },
)

test.each([
  [0, 1],
  [2 * newsPerPage, 2],
  [2 * newsPerPage + 1, 3],
])('%i articles are on %i pages: none but the first is empty', (articles, pages) => {
  expect(newsPageCount(Array<(typeof news)[0]>(articles))).toBe(pages)
})
