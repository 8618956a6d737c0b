import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { answeringServer, flood } from '@/testing/http'
import { bannerFrom } from './banner'
import { articleImage } from './social-image'

const settings = {
  BACKEND_TOKEN: 'secret-token',
  SITE_URL: 'https://site.example',
  CONTENT_URL: undefined,
  NEWS_IMAGE_HOSTS: [] as string[],
}
jest.mock('@/lib/env', () => ({ env: () => settings }))

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d90a14' } })

const host = answeringServer()

beforeAll(() => {
  settings.NEWS_IMAGE_HOSTS = [new URL(host.url).host]
})

// A source that failed is left alone for a minute.
beforeEach(() => void Object.assign(globalThis, { octaRuntime: undefined }))

const from = (address: string) => {
  const banner = bannerFrom(address)
  return banner && articleImage(banner)
}

const ours = () => from(`http://${settings.NEWS_IMAGE_HOSTS[0]}/banner`)

const send = (body: Buffer | string) => {
  host.respond = (_request, response) => response.end(body)
  return ours()
}

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'a %s of any ratio becomes as large as a social image',
  async (format) => {
    const image = await send(await picture(300, 500).toFormat(format).toBuffer())
    expect(await sharp(image).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
  },
)

test('of a banner many times as high as wide the social image shows the top', async () => {
  const black = picture(400, 300).tint('#000').linear(0)
  const top = { input: await black.png().toBuffer(), top: 0, left: 0 }
  const image = await send(await picture(400, 6000).composite([top]).jpeg().toBuffer())
  expect((await sharp(image).stats()).channels[0]?.max).toBeLessThan(20)
})

test('even a banner of noise makes a social image that previews take', async () => {
  const raw = { width: 1200, height: 630, channels: 3 } as const
  const noise = sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
  const image = await send(await noise.png().toBuffer())
  expect(image?.length).toBeLessThan(300_000)
})

test('a transparent banner lies on the light ground of the site', async () => {
  const create = { width: 1200, height: 630, channels: 4, background: '#0000' } as const
  const image = await send(await sharp({ create }).png().toBuffer())
  const { channels } = await sharp(image).stats()
  expect(Math.min(...channels.map(({ mean }) => mean))).toBeGreaterThan(200)
})

test('a banner of ours is read from the disk', async () => {
  expect(await sharp(await from('/content/news-2.jpg')).metadata()).toMatchObject({ width: 1200 })
})

test.each(['/content/missing.jpg', '/content/..%2f..%2fcontent/media/about.jpg', '/content'])(
  '%s is no banner of ours',
  async (address) => {
    expect(await from(address)).toBeUndefined()
  },
)

test('a picture without end is cut off at its ten millionth byte or so', async () => {
  const flooded = flood(host)
  expect(await ours()).toBeUndefined()
  expect(await flooded).toBeLessThan(40_000_000)
})

test('a host that says nothing is left after five seconds', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const spy = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50))
  host.respond = () => undefined
  expect(await ours()).toBeUndefined()
  expect(spy).toHaveBeenCalledWith(5000)
  spy.mockRestore()
})

test('one of more than 25 million pixels is not decoded', async () => {
  expect(await send(await picture(10_000, 2_501).png().toBuffer())).toBeUndefined()
})

test.each([
  ['a page', '<!doctype html><title>Not found</title>'],
  ['nothing', ''],
  ['the beginning of a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
])('%s is no picture', async (_name, body) => {
  expect(await send(body)).toBeUndefined()
})
