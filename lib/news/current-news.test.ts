import { remember } from '@/lib/remember'
import { currentNews, freshNews } from './current-news'

const mockRead = jest.fn()
jest.mock('./read', () => ({ readNews: () => mockRead() as unknown }))

const news = [{ newsid: '16', title: 'Floor by floor', banner: undefined }]

beforeEach(() => {
  jest.useFakeTimers()
  mockRead.mockReset()
  Object.assign(remember('current news', Object), { kept: undefined })
})
afterEach(() => jest.useRealTimers())

test('the backend is asked once a minute, by however many, and again after a failure', async () => {
  mockRead.mockRejectedValueOnce(new Error('no store'))
  await expect(currentNews()).rejects.toThrow('no store')

  mockRead.mockResolvedValue(news)
  await expect(Promise.all([currentNews(), currentNews()])).resolves.toEqual([news, news])
  jest.advanceTimersByTime(59_000)
  await currentNews()
  expect(mockRead).toHaveBeenCalledTimes(2)

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
