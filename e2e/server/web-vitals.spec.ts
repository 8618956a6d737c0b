import { expect, serverTest as test } from '@/e2e/support/test'

const report = JSON.stringify({ path: '/', connection: '4g', lcp: 900, cls: 0, steps: [] })

test('a report of web vitals is accepted if it is valid, up to a limit', async ({ ownSite }) => {
  const send = async (body: string) =>
    (await fetch(`${ownSite.url}/api/web-vitals`, { method: 'POST', body })).status
  expect(await send(report)).toBe(204)
  expect(await send('{"path":"/"}')).toBe(400)
  expect((await fetch(`${ownSite.url}/api/web-vitals`)).status).toBe(405)
  const statuses = new Set<number>()
  for (let sent = 0; sent < 130; sent++) statuses.add(await send(report))
  expect([...statuses]).toEqual([204, 429])
})
