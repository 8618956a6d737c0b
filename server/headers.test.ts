import { cacheControl, contentSecurityPolicy, frameSources } from './headers'

const seconds = (header: string, directive: string) =>
  Number(new RegExp(`(?:^|, )${directive}=(\\d+)`).exec(header)?.[1])

describe.each([200, 304])('a page answered with %i', (status) => {
  test.each(['s-maxage=31536000', 's-maxage=60, stale-while-revalidate=31535940'])(
    'is asked for again within a minute, and shown meanwhile and in trouble for a day or more, where Next said %s',
    (stored) => {
      const header = cacheControl(status, stored) ?? ''
      expect(seconds(header, 's-maxage')).toBeLessThanOrEqual(60)
      expect(seconds(header, 'max-age')).toBe(0)
      expect(seconds(header, 'stale-while-revalidate')).toBeGreaterThanOrEqual(86_400)
      expect(seconds(header, 'stale-if-error')).toBeGreaterThanOrEqual(86_400)
    },
  )
})

test.each([
  [404, 's-maxage=60, stale-while-revalidate=31535940'],
  [404, 'public, max-age=31536000, immutable'],
  [429, 's-maxage=60'],
  [500, ''],
])('no cache keeps an answer with %i, whatever Next said: %p', (status, stored) => {
  expect(cacheControl(status, stored)).toBe('no-store')
})

test.each(['public, max-age=31536000, immutable', 'no-store', ''])(
  'what Next does not give to shared caches is sent as it is: %p',
  (stored) => expect(cacheControl(200, stored)).toBeUndefined(),
)

const directives = (scripts: string[]) =>
  new Map(
    contentSecurityPolicy(scripts)
      .split('; ')
      .map((directive): [string, string] => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources.join(' ')]
      }),
  )

test('a page runs its own files and the named scripts, embeds the named hosts, and nothing else', () => {
  expect(directives(["'sha256-abc='"]).get('script-src')).toBe("'self' 'sha256-abc='")
  expect(Object.fromEntries(directives([]))).toMatchObject({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'frame-src': frameSources.join(' '),
    'frame-ancestors': "'none'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
  })
  expect(contentSecurityPolicy([]).match(/unsafe-/g)).toHaveLength(1)
})

test('plain http on a developer’s machine or a phone beside it still works', () => {
  expect(directives([]).has('upgrade-insecure-requests')).toBe(false)
})
