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
  expect(await asked[2]).toMatchObject({ status: 200, etag: '"of-it"' })
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
