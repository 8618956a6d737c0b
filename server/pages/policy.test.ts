import { contentSecurityPolicy, frameSources } from './policy'

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
