import sharp from 'sharp'
import { imageAddress } from '@/lib/news/image-address'
import { answeringServer } from '@/testing/http'
import type { Exchange } from './handler'
import { pictureHandler } from './pictures'
import type { Reply } from './respond'

const settings = {
  BACKEND_TOKEN: 'a-token',
  SITE_URL: 'https://gym.example',
  CONTENT_URL: undefined,
  NEWS_IMAGE_HOSTS: [] as string[],
}
jest.mock('@/lib/env', () => ({ env: () => settings }))

const host = answeringServer()
const handle = pictureHandler()

beforeEach(() => {
  settings.NEWS_IMAGE_HOSTS = [new URL(host.url).host]
  host.respond = (_, response) => response.end(file)
})

let file: Buffer | string
let pictures = 0
/** The address of a picture that nobody has asked for. */
const picture = () => imageAddress(`${host.url}/${++pictures}`, 480)

const ask = async (url: string, accept = 'image/avif,*/*', response = { destroyed: false }) =>
  (await handle({
    request: { url, headers: { accept } },
    response,
  } as unknown as Exchange)) as Reply & { body: Buffer }

const frame = (background: string) =>
  sharp({ create: { width: 600, height: 300, channels: 4, background } })

const location = expect.stringMatching(/^\/content\/pictures\/news-1080\.\w+\.jpg$/) as string
const instead = { status: 302, headers: { 'cache-control': 'no-store', location } }

test.each([
  ['what the browser takes best', '#000', 'image/avif,*/*', 'heif'],
  ['a JPEG for others', '#000', '*/*', 'jpeg'],
  ['a PNG where it is transparent', '#0000', '*/*', 'png'],
])('a banner is sent as %s, and made once', async (_, colour, accept, format) => {
  file = await frame(colour)
    .removeAlpha()
    .ensureAlpha(colour === '#000' ? 1 : 0)
    .toFormat(colour === '#000' ? 'jpeg' : 'png')
    .toBuffer()
  const url = picture()
  const { body, etag } = await ask(url, accept)
  expect(await sharp(body).metadata()).toMatchObject({ format, width: 480 })
  expect(await ask(url, accept)).toMatchObject({ status: 200, etag })
  expect(host.asked).toHaveLength(1)
})

test('each of two browsers gets what it can show, whoever asked first', async () => {
  file = await frame('#000').jpeg().toBuffer()
  const url = picture()
  const types = [(await ask(url)).headers, (await ask(url, '*/*')).headers]
  expect(types.map((headers) => headers?.['content-type'])).toEqual(['image/avif', 'image/jpeg'])
  expect(types[0]?.['cache-control']).toMatch(/^public, max-age=2678400/)
})

test('a picture many times as high as wide is sent whole, in the way that costs least', async () => {
  file = await frame('#000').resize(600, 9000, { fit: 'fill' }).jpeg().toBuffer()
  const { body } = await ask(picture())
  expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 7200 })
})

test('who broke off while waiting has no picture made', async () => {
  file = await frame('#000').png().toBuffer()
  const url = picture()
  expect(await ask(url, undefined, { destroyed: true })).toBe('sent')
  expect(await ask(url)).toMatchObject({ status: 200 })
})

test('a picture of a host that is no longer in the settings is not fetched', async () => {
  const url = picture()
  settings.NEWS_IMAGE_HOSTS = []
  expect(await ask(url)).toMatchObject(instead)
  expect(host.asked).toEqual([])
})

test('a drawing is not rendered', async () => {
  file = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>'
  expect(await ask(picture())).toMatchObject(instead)
})

test.each(['gif', 'webp'] as const)(
  'a %s that moves is sent as its first frame',
  async (format) => {
    const frames = await Promise.all(['#000', '#fff'].map((one) => frame(one).png().toBuffer()))
    file = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer()
    const { body } = await ask(picture())
    const { pages = 1, width } = await sharp(body).metadata()
    expect([pages, width]).toEqual([1, 480])
    expect((await sharp(body).stats()).channels[0]?.max).toBeLessThan(9)
  },
)

test('a picture of a text that cannot be had is no other picture', async () => {
  const refused = await ask(imageAddress('/content/news-1.jpg', 480, 'text').replace('480', '481'))
  expect(refused).toEqual({ status: 404, headers: { 'cache-control': 'no-store' } })
})
