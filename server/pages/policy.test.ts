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

test('only the site’s own files and the named inline scripts run', () => {
  expect(directives(["'sha256-abc='"]).get('script-src')).toBe("'self' 'sha256-abc='")
  expect(directives([]).get('script-src')).toBe("'self'")
})

test('nothing but a computed custom property may be styled inline', () => {
  expect(directives([]).get('style-src')).toBe("'self'")
  expect(directives([]).get('style-src-attr')).toBe("'unsafe-inline'")
  expect(contentSecurityPolicy([]).match(/unsafe-/g)).toHaveLength(1)
})

test('only the named hosts can be embedded, and nobody can embed the site', () => {
  expect(directives([]).get('frame-src')).toBe(frameSources.join(' '))
  expect(directives([]).get('frame-ancestors')).toBe("'none'")
})

test('forms go nowhere else, and plug-ins and a foreign base are off', () => {
  expect(directives([]).get('form-action')).toBe("'self'")
  expect(directives([]).get('base-uri')).toBe("'none'")
  expect(directives([]).get('object-src')).toBe("'none'")
  expect(directives([]).get('default-src')).toBe("'self'")
})

test('plain http on a developer’s machine or a phone beside it still works', () => {
  expect(directives([]).has('upgrade-insecure-requests')).toBe(false)
})
