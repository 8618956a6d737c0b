import { brand } from '@/content/brand'
import { GET } from './route'

test('security.txt names a contact and expires within a year', async () => {
  const answer = GET()
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toContain(`Contact: mailto:${brand.email}\n`)
  expect(text).toMatch(/^Canonical: https?:\/\/.*\/\.well-known\/security\.txt$/m)
  const ends = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
  expect(ends).toBeGreaterThan(Date.now())
  expect(ends).toBeLessThanOrEqual(Date.now() + 366 * 24 * 60 * 60 * 1000)
})
