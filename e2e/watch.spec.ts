import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { startSite, type Site } from '@/testing/site'
import { expect, test } from './test'

const METRICS_TOKEN = randomUUID()

const watched = test.extend<object, { site: Site }>({
  site: [
    async ({}, provide) => {
      const site = await startSite({ METRICS_TOKEN })
      await provide(site)
      await site.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

for (const file of ['deploy/alerts.yml', 'deploy/grafana-dashboard.json']) {
  watched(`each number that ${file} looks at is one that the site tells`, async ({ request }) => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
    const scrape = await (await request.get('/api/metrics', { headers })).text()
    const told = new Set(Array.from(scrape.matchAll(/^# TYPE (\w+)/gm), ([, name]) => name))
    const used = readFileSync(file, 'utf8').match(/\b(?:octa|process|nodejs)_\w+/g) ?? []
    expect(used.length).toBeGreaterThan(5)
    expect([...new Set(used)].filter((name) => !told.has(name))).toEqual([])
  })
}
