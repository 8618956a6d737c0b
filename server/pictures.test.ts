import sharp from 'sharp'
import { imageAddress } from '@/lib/news/image-address'
import type { Exchange } from './handler'
import { pictureHandler } from './pictures'
import type { Reply } from './respond'

jest.mock('@/lib/env', () => ({ env: () => ({ BACKEND_TOKEN: 'a-token' }) }))

/** The pictures that Next is making, each with what ends it. */
const mockMaking: { url: string; end: (body?: Buffer) => void }[] = []
jest.mock('./next/app', () => ({
  askNext: (_: unknown, { url }: { url: string }) =>
    new Promise((resolve) => {
      const end = (body = still) => resolve({ status: 200, headers: { etag: 'of-it' }, body })
      mockMaking.push({ url, end })
    }),
}))

let still: Buffer
beforeAll(async () => {
  still = await frame('#000').png().toBuffer()
})

const handle = pictureHandler(Promise.resolve(() => Promise.resolve()))

const ask = (url: string, response = { destroyed: false }) =>
  Promise.resolve(
    handle({ request: { method: 'GET', url, headers: {} }, response } as unknown as Exchange),
  )
const frame = (background: string) =>
  sharp({ create: { width: 600, height: 300, channels: 3, background } })
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

test('one picture is made at a time, whatever asks, and the others follow or see the default one', async () => {
  const social = '/social-images/news-readmore/16.jpg'
  const asked = [social, picture(1), picture(2)].map((url) => ask(url))
  await making(1)
  mockMaking[0]?.end()
  await making(2)
  expect(mockMaking.map(({ url }) => url)).toEqual([social, picture(1)])
  await jest.advanceTimersByTimeAsync(10_000)
  expect(mockMaking).toHaveLength(2)
  expect(await asked[2]).toMatchObject(instead)
  mockMaking[1]?.end()
  expect(await asked[1]).toMatchObject({ status: 200, etag: '"of-it"' })
})

test('who broke off while waiting has no picture made', async () => {
  const gone = { destroyed: false }
  const asked = [ask(picture(1)), ask(picture(2), gone)]
  await making(1)
  gone.destroyed = true
  mockMaking[0]?.end()
  expect(await asked[1]).toBe('sent')
  await asked[0]
  expect(mockMaking).toHaveLength(1)
})

const movingAs = async (format: 'gif' | 'webp') => {
  const frames = await Promise.all(['#000', '#fff'].map((one) => frame(one).png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer()
}

test.each(['gif', 'webp'] as const)(
  'a %s that moves is sent as its first frame',
  async (format) => {
    const asked = ask(picture(1))
    await making(1)
    mockMaking[0]?.end(await movingAs(format))
    const { headers, body } = (await asked) as Reply & { body: Buffer }
    expect(headers).toMatchObject({ 'content-type': 'image/webp' })
    const { pages = 1, width } = await sharp(body).metadata()
    expect([pages, width]).toEqual([1, 480])
    expect((await sharp(body).stats()).channels[0]?.max).toBeLessThan(9)
  },
)
