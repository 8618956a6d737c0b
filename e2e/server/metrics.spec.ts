import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { brand } from '@/content/brand'
import { expect, serverTest as test } from '@/e2e/support/test'
import { metered, readNumbers } from '@/e2e/support/metrics'
import { postGuestPass } from '@/e2e/support/guest-pass'
import { listen } from '@/testing/http'

/** A site with metrics and a webhook for alerts. */
const watchedTest = test.extend<{ webhook: { url: string; received: unknown[] } }>({
  webhook: async ({}, provide) => {
    const received: unknown[] = []
    const server = createServer((request, response) => {
      void json(request).then((body) => {
        received.push([request.headers['content-type'], body])
        response.end()
      })
    })
    await provide({ url: `http://127.0.0.1:${await listen(server)}/`, received })
    server.close()
  },
  settings: ({ webhook }, provide) => provide({ ...metered, ALERT_URL: webhook.url }),
})

watchedTest(
  'with the token the metrics say what waits for somebody, as ALERT_URL is told, and all that alerts and dashboard look at',
  async ({ ownSite, webhook }) => {
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

    // The watch runs at the start and once a minute.
    await ownSite.restart()
    const summary = expect.stringContaining(`${brand.name}: guest-pass: 1 failed`)
    await expect
      .poll(() => webhook.received)
      .toEqual([['application/json', { status: 'firing', summary }]])
  },
)
