import { readFile } from 'node:fs/promises'
import { expect, serverTest as test } from '@/e2e/support/test'
import { metered, readNumbers } from '@/e2e/support/own-site'
import { postGuestPass } from '@/e2e/support/guest-pass'

const meteredTest = test.extend({ settings: metered })

test('without a setting for the token there are no metrics', async ({ request }) => {
  expect((await request.get('/api/metrics')).status()).toBe(404)
})

meteredTest(
  'with the token the metrics say what waits for somebody, and all that alerts and dashboard look at',
  async ({ ownSite }) => {
    expect((await fetch(`${ownSite.url}/api/metrics`)).status).toBe(401)
    ownSite.sandbox.setMode({ status: 422 })
    const { name } = await postGuestPass(ownSite)
    await (await fetch(`${ownSite.url}/news`)).text()
    await expect.poll(() => ownSite.output()).toMatch(/"level":50,.*"msg":"lead failed"/)
    const numbers = await readNumbers(ownSite)
    for (const number of [
      'octa_findings{finding="failed",form="guest-pass",severity="page"} 1',
      'octa_leads{form="guest-pass",state="failed"} 1',
      'octa_posts_total{result="stored"} 1',
      'octa_requests_total{route="/getpass",status="303"} 1',
      'octa_backend_call_duration_seconds_count{endpoint="guest_pass",outcome="refused"} 1',
    ])
      expect(numbers).toContain(number)
    expect(numbers).toMatch(/octa_news_age_seconds \d/)
    expect(numbers).toMatch(/octa_store_free_bytes \d/)
    expect(numbers).not.toContain(name)

    const metrics = new Set(Array.from(numbers.matchAll(/^# TYPE (\w+)/gm), ([, metric]) => metric))
    const watched = new Set<string>()
    for (const file of ['deploy/alerts.yml', 'deploy/grafana-dashboard.json']) {
      const used = (await readFile(file, 'utf8')).match(/\b(?:octa|process|nodejs)_\w+/g) ?? []
      const names = used.map((name) => name.replace(/_(bucket|count|sum)$/, ''))
      expect(names.length, file).toBeGreaterThan(5)
      expect(
        names.filter((metric) => !metrics.has(metric)),
        file,
      ).toEqual([])
      for (const name of names) watched.add(name)
    }
    const own = [...metrics].filter((name = '') => name.startsWith('octa_'))
    expect(own.filter((name = '') => !watched.has(name))).toEqual([])
    const contract = await readFile('docs/contract.md', 'utf8')
    const documented = contract.match(/(?<=^- `)octa_\w+/gm) ?? []
    expect(documented.toSorted()).toEqual(own.toSorted())
  },
)
