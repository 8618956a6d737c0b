import { imageOptions } from './image-options.mjs'

const hosts = (settings: Partial<Parameters<typeof imageOptions>[0]>) =>
  imageOptions({ CONTENT_URL: undefined, NEWS_IMAGE_HOSTS: [], ...settings }).remotePatterns?.map(
    (pattern) =>
      `${pattern.protocol ?? ''}://${pattern.hostname}${pattern.port && `:${pattern.port}`}`,
  )

test.each([
  [{}, []],
  [
    { CONTENT_URL: 'http://content.example:8080/club' },
    ['http://content.example:8080', 'https://content.example:8080'],
  ],
  [
    { NEWS_IMAGE_HOSTS: ['a.example', 'b.example:81'] },
    ['http://a.example', 'https://a.example', 'http://b.example:81', 'https://b.example:81'],
  ],
])('with %j pictures come from the hosts that it names, over http too', (settings, named) => {
  expect(hosts(settings)).toEqual(named)
})
