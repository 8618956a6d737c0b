import { securityHeaders } from './headers.mjs'

const everywhere = (siteUrl: string) => {
  const rule = securityHeaders(siteUrl).find(({ source }) => source === '/:path*')
  return new Map(rule?.headers.map(({ key, value }) => [key, value]))
}

test('browsers are held to https only where the site has it', () => {
  expect(everywhere('https://gym.example').get('Strict-Transport-Security')).toBe(
    'max-age=31536000',
  )
  expect(everywhere('http://localhost:3000').has('Strict-Transport-Security')).toBe(false)
})

test('a page may ask where its visitor is, and may not listen, watch or charge', () => {
  const allowed = everywhere('').get('Permissions-Policy')
  expect(allowed).toContain('geolocation=(self)')
  for (const feature of ['camera', 'microphone', 'payment']) {
    expect(allowed).toContain(`${feature}=()`)
  }
  expect(allowed).not.toContain('autoplay')
})

test('pictures whose name changes with their content are kept for a year', () => {
  const rules = securityHeaders('')
  expect(rules.find(({ source }) => source.includes('pictures'))?.headers).toEqual([
    { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' },
  ])
})
