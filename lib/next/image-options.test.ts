import { imageOptions } from './image-options'

const hosts = (env: Record<string, string>) =>
  imageOptions(env).remotePatterns?.map(
    (pattern) =>
      `${pattern.protocol ?? ''}://${pattern.hostname}${pattern.port && `:${pattern.port}`}`,
  )

test('without settings no other host is asked for a picture', () => {
  expect(hosts({})).toEqual([])
  expect(hosts({ CONTENT_URL: '', NEWS_IMAGE_HOSTS: ' ' })).toEqual([])
})

test('pictures may come from the content host, over http too', () => {
  expect(hosts({ CONTENT_URL: 'http://content.example:8080/club' })).toEqual([
    'http://content.example:8080',
    'https://content.example:8080',
  ])
})

test('news banners may come from each named host', () => {
  expect(hosts({ NEWS_IMAGE_HOSTS: 'a.example, b.example:81' })).toEqual([
    'http://a.example',
    'https://a.example',
    'http://b.example:81',
    'https://b.example:81',
  ])
})

test('a malformed setting stops the build with its name', () => {
  expect(() => imageOptions({ CONTENT_URL: 'content.example' })).toThrow(/^CONTENT_URL /)
  expect(() => imageOptions({ CONTENT_URL: 'ftp://content.example' })).toThrow(/^CONTENT_URL /)
  expect(() => imageOptions({ NEWS_IMAGE_HOSTS: 'https://a.example' })).toThrow(/^NEWS_IMAGE_HOSTS/)
  expect(() => imageOptions({ NEWS_IMAGE_HOSTS: '**' })).toThrow(/^NEWS_IMAGE_HOSTS/)
})
