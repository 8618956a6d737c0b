import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, serverTest as test } from '@/e2e/test'
import { postGuestPass } from './guest-pass'
import { ownSiteTest } from './own-site'

const METRICS_TOKEN = randomUUID()
const meteredTest = ownSiteTest.extend({ settings: { METRICS_TOKEN } })

test('without a setting for the token there are no metrics', async ({ request }) => {
  expect((await request.get('/api/metrics')).status()).toBe(404)
})

meteredTest(
  'with the token the metrics say what waits for somebody, and all that alerts and dashboard look at',
  async ({ ownSite }) => {
    expect((await fetch(`${ownSite.url}/api/metrics`)).status).toBe(401)
    ownSite.sandbox.setMode({ status: 422 })
    const { name } = await postGuestPass(ownSite)
    await expect.poll(() => ownSite.output()).toMatch(/"level":50,.*"msg":"lead failed"/)
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
    const numbers = await (await fetch(`${ownSite.url}/api/metrics`, { headers })).text()
    expect(numbers).toContain('octa_leads{form="guest-pass",state="failed"} 1')
    expect(numbers).toContain('octa_lead_attempts_total{form="guest-pass",outcome="refused"} 1')
    expect(numbers).toContain('octa_posts_total{result="stored"} 1')
    expect(numbers).toMatch(/octa_event_loop_delay_seconds{quantile="0.99"} \d/)
    expect(numbers).not.toContain(name)

    const told = new Set(Array.from(numbers.matchAll(/^# TYPE (\w+)/gm), ([, metric]) => metric))
    for (const file of ['deploy/alerts.yml', 'deploy/grafana-dashboard.json']) {
      const used = (await readFile(file, 'utf8')).match(/\b(?:octa|process|nodejs)_\w+/g) ?? []
      expect(used.length, file).toBeGreaterThan(5)
      expect(
        [...new Set(used)].filter((metric) => !told.has(metric)),
        file,
      ).toEqual([])
    }
  },
)
