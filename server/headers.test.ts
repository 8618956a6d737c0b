import { cacheControl, contentSecurityPolicy, frameSources } from './headers'

const ofPages =
  'public, max-age=0, s-maxage=10, stale-while-revalidate=86400, stale-if-error=2592000'

test.each([
  [200, 's-maxage=31536000', ofPages],
  [304, 's-maxage=60, stale-while-revalidate=31535940', ofPages],
  [200, 'public, max-age=31536000, immutable', undefined],
  [200, 'public, max-age=0, must-revalidate', 'public, max-age=3600'],
  [200, 'no-store', undefined],
  [429, 'private, no-cache', undefined],
  [404, 's-maxage=60, stale-while-revalidate=31535940', 'no-store'],
  [404, 'public, max-age=31536000, immutable', 'no-store'],
  [429, 's-maxage=60', 'no-store'],
  [500, '', 'no-store'],
])(
  'a response with %i of which Next said %p is kept by caches as %p says',
  (status, said, sent) => {
    expect(cacheControl(status, said)).toBe(sent)
  },
)

test('a site with https tells browsers to keep to it for a year', async () => {
  jest.resetModules()
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'https://gym.example' })
  const { securityHeaders } = await import('./headers')
  expect(securityHeaders.get('Strict-Transport-Security')).toBe('max-age=31536000')
  jest.restoreAllMocks()
})

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
  // Plain http on a developer's machine, or a phone beside it, still works.
  expect(directives([]).has('upgrade-insecure-requests')).toBe(false)
})
