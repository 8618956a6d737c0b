import { bannerFrom } from './banner'
import { readImageAddress } from './image-address'

const settings = {
  BACKEND_TOKEN: 'secret-token',
  SITE_URL: 'https://site.example',
  CONTENT_URL: undefined as string | undefined,
  NEWS_IMAGE_HOSTS: [] as string[],
}
jest.mock('@/lib/env', () => ({ env: () => settings }))

const mockWarn = jest.fn()
jest.mock('@/lib/log', () => ({ log: { warn: (...args: unknown[]) => void mockWarn(...args) } }))

const source = (address: string) => {
  const banner = bannerFrom(address)
  return banner && readImageAddress(banner.src).source
}

describe('with a content host', () => {
  beforeEach(() => {
    settings.CONTENT_URL = 'http://content.example:8080/files'
    settings.NEWS_IMAGE_HOSTS = ['Images.example', 'cdn.example:444']
  })

  test.each([
    ['/a.jpg', 'http://content.example:8080/a.jpg'],
    ['news/a b.jpg', 'http://content.example:8080/files/news/a%20b.jpg'],
    [' http://content.example:8080/a.jpg?v=2#top ', 'http://content.example:8080/a.jpg?v=2'],
    ['https://IMAGES.example/a.jpg', 'https://images.example/a.jpg'],
    ['//images.example/a.jpg', 'http://images.example/a.jpg'],
    ['https://user:pass@images.example/a.jpg', 'https://images.example/a.jpg'],
    ['https://cdn.example:444/a.jpg', 'https://cdn.example:444/a.jpg'],
  ])('%s is fetched from %s', (address, expected) => {
    expect(source(address)).toBe(expected)
  })

  test.each([
    '',
    'https://other.example/a.jpg',
    '//other.example/a.jpg',
    'https://images.example@other.example/a.jpg',
    'https://images.example.other.example/a.jpg',
    'https://other-images.example/a.jpg',
    'https://cdn.example/a.jpg',
    'https://images.example:8443/a.jpg',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'http://[bad',
    `/${'a'.repeat(2000)}`,
  ])('%j gets the default picture', (address) => {
    expect(bannerFrom(address)).toBeUndefined()
  })
})

describe('without a content host', () => {
  beforeEach(() => {
    settings.CONTENT_URL = undefined
    settings.NEWS_IMAGE_HOSTS = []
  })

  test.each([
    ['/content/a.jpg', '/content/a.jpg'],
    ['a.jpg', '/content/a.jpg'],
    ['https://site.example/content/a.jpg?v=2', '/content/a.jpg'],
    ['https://other.example/a.jpg', undefined],
  ])('%s is our own path %s', (address, expected) => {
    expect(source(address)).toBe(expected)
  })
})

test('the addresses are on our own origin, in the widths and the quality of the optimiser', () => {
  settings.CONTENT_URL = undefined
  const banner = bannerFrom('/content/a.jpg?x=1&w=9')
  expect(banner?.src).toMatch(/^\/_next\/image\?url=[\w-]+&w=828&q=60&s=\w{32}$/)
  expect(banner?.srcSet.match(/\d+w(?=,|$)/g)).toEqual(['480w', '640w', '828w', '1200w', '1920w'])
})

test('a host that is not named is one line in the log an hour, with the setting to change', () => {
  jest.useFakeTimers()
  mockWarn.mockClear()
  const named = () => mockWarn.mock.calls.map(([fields]) => (fields as { host: string }).host)
  for (const name of ['a.jpg', 'b.jpg']) bannerFrom(`https://first.example/${name}`)
  bannerFrom('https://second.example/a.jpg')
  expect(named()).toEqual(['first.example', 'second.example'])
  expect(mockWarn).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.stringContaining('NEWS_IMAGE_HOSTS'),
  )
  jest.advanceTimersByTime(3_600_000)
  bannerFrom('https://first.example/a.jpg')
  expect(named()).toEqual(['first.example', 'second.example', 'first.example'])
  jest.useRealTimers()
})
