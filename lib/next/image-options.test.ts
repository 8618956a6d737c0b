import { imageOptions } from './image-options.mjs'

const hosts = (settings: Partial<Parameters<typeof imageOptions>[0]>) =>
  imageOptions({ CONTENT_URL: undefined, NEWS_IMAGE_HOSTS: [], ...settings }).remotePatterns?.map(
    (pattern) =>
      `${pattern.protocol ?? ''}://${pattern.hostname}${pattern.port && `:${pattern.port}`}`,
  )

test('without settings no other host is asked for a picture', () => {
  expect(hosts({})).toEqual([])
})

test('pictures may come from the content host, over http too', () => {
  expect(hosts({ CONTENT_URL: 'http://content.example:8080/club' })).toEqual([
    'http://content.example:8080',
    'https://content.example:8080',
  ])
})

test('news banners may come from each named host', () => {
  expect(hosts({ NEWS_IMAGE_HOSTS: ['a.example', 'b.example:81'] })).toEqual([
    'http://a.example',
    'https://a.example',
    'http://b.example:81',
    'https://b.example:81',
  ])
})
