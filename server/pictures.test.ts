import { imageAddress } from '@/lib/news/image-address'
import type { Exchange } from './handler'
import { pictureHandler } from './pictures'

jest.mock('@/lib/env', () => ({ env: () => ({ BACKEND_TOKEN: 'a-token' }) }))

const mockDear = jest.fn<Promise<boolean>, [Buffer]>(() => Promise.resolve(false))
jest.mock('@/lib/news/picture-size', () => ({ isTooDear: (head: Buffer) => mockDear(head) }))

/** The pictures that Next is making, each with what ends it. */
const mockMaking: { url: string; end: () => void }[] = []
jest.mock('./next/app', () => ({
  askNext: (_: unknown, { url }: { url: string }) =>
    new Promise((resolve) => {
      const reply = { status: 200, headers: { etag: 'of-it' }, body: Buffer.from('a') }
      mockMaking.push({ url, end: () => resolve(reply) })
    }),
}))

const handle = pictureHandler(Promise.resolve(() => Promise.resolve()))

const ask = (url: string, response = { destroyed: false }) =>
  Promise.resolve(
    handle({ request: { method: 'GET', url, headers: {} }, response } as unknown as Exchange),
  )
const picture = (number: number) => imageAddress(`/content/news-${1 + (number % 5)}.jpg`, 480)

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  mockMaking.length = 0
})
afterEach(() => jest.useRealTimers())

/** Resolves when so many have been handed to Next. */
async function making(count: number) {
  while (mockMaking.length < count) await new Promise(setImmediate)
  expect(mockMaking).toHaveLength(count)
}

const instead = { status: 302, headers: { 'cache-control': 'no-store' } }

test('two pictures are made at once, whatever asks, and the others follow or see the default one', async () => {
  const social = '/social-images/news-readmore/16.jpg'
  const asked = [picture(1), social, picture(2), picture(3)].map((url) => ask(url))
  await making(2)
  expect(mockMaking.map(({ url }) => url).sort()).toEqual([picture(1), social].sort())
  mockMaking[0]?.end()
  await making(3)
  await jest.advanceTimersByTimeAsync(5_000)
  expect(mockMaking).toHaveLength(3)
  expect(await asked[3]).toMatchObject(instead)
  for (const { end } of mockMaking) end()
  expect(await asked[2]).toMatchObject({ status: 200, tag: '"of-it"' })
})

test('who broke off while waiting has no picture made', async () => {
  const gone = { destroyed: false }
  const asked = [ask(picture(1)), ask(picture(2)), ask(picture(3), gone)]
  await making(2)
  gone.destroyed = true
  for (const { end } of mockMaking) end()
  expect(await asked[2]).toBe('sent')
  await Promise.all(asked)
  expect(mockMaking).toHaveLength(2)
})

test('a picture that is too dear to decode is not handed to Next', async () => {
  mockDear.mockResolvedValueOnce(true)
  expect(await ask(imageAddress('/content/news-1.jpg', 480))).toMatchObject({
    status: 302,
  })
  expect(mockMaking).toHaveLength(0)
})
