import { once } from 'node:events'
import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import { arrived, fill, newName } from './forms'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { hiddenFields } from '@/testing/html'
import { type Site, startSite } from '@/testing/site'
import { expect, hydrated, test as base } from './test'

const metricsToken = 'a-token-of-the-metrics'
const typed = {
  clubid: '104',
  lead_first_name: 'Asha',
  lead_email: 'asha@example.in',
  lead_phone: '9800000000',
  lead_state: 'Maharashtra',
  lead_city: 'Mumbai',
  lead_postal_code: '400050',
}

/** A proxy that puts a host of its own in place, as nginx does unless it is told otherwise. */
async function startProxy(target: URL) {
  const server = createServer((request, response) => {
    const headers = { ...request.headers, host: 'inside.internal:8080', 'x-forwarded-for': '::1' }
    const { port } = target
    const sent = forward(
      { host: '127.0.0.1', port, method: request.method, path: request.url, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    sent.on('error', () => response.destroy())
    request.pipe(sent)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}`, close: () => server.close() }
}

async function startBehindProxy(): Promise<Site> {
  const site = await startSite({ METRICS_TOKEN: metricsToken })
  const proxy = await startProxy(new URL(site.url))
  const close = () => {
    proxy.close()
    return site.close()
  }
  return { ...site, url: proxy.url, close }
}

let starting: Promise<Site> | undefined

/** The site as its visitors see it, through that proxy. */
const test = base.extend<{ proxied: Site }>({
  proxied: async ({}, provide) => provide(await (starting ??= startBehindProxy())),
  baseURL: async ({ proxied }, provide) => provide(proxied.url),
})

test.describe.configure({ mode: 'default' })

test.afterAll(async () => (await starting)?.close())

const readMetrics = async (site: Site) => {
  const headers = { authorization: `Bearer ${metricsToken}` }
  return (await fetch(`${site.url}/api/metrics`, { headers })).text()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('an enquiry gets through a proxy that replaces Host @desktop', async ({
      page,
      proxied: site,
    }) => {
      const name = newName()
      await page.goto('/getpass')
      if (javaScriptEnabled) await hydrated(page.locator('form'))
      await fill(page, { ...typed, lead_last_name: name })
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page).toHaveURL('/thank-you-guest')
      await arrived(site, name)
    })
  })
}

/** A post as an old browser sends it, which says nothing but its origin. */
async function post(site: Site, origin: string, name: string) {
  const html = await (await fetch(`${site.url}/getpass`)).text()
  const data = new FormData()
  const values = { ...typed, lead_last_name: name, agree: 'on' }
  for (const [field, value] of [...hiddenFields(html), ...Object.entries(values)])
    data.set(field, value)
  const init = { method: 'POST', body: data, headers: { origin }, redirect: 'manual' } as const
  return (await fetch(`${site.url}/getpass`, init)).status
}

test('one whose browser names only its origin gets through when that is the site’s @desktop', async ({
  proxied: site,
}) => {
  const name = newName()
  expect(await post(site, new URL(absoluteUrl('/')).origin, name)).toBe(303)
  await arrived(site, name)
})

const cutOff = '--a\r\nContent-Disposition: form-data; name="lead_city"\r\n\r\nImphal'
const multipart = { 'content-type': 'multipart/form-data; boundary=a' }

test('each refusal moves a number and leaves a line without anything typed @desktop', async ({
  proxied: site,
}) => {
  const name = newName()
  const refused = async (headers: Record<string, string>, body: string, at = '/getpass') => {
    const init = { method: 'POST', headers: { ...multipart, ...headers }, body: body + name }
    return (await fetch(site.url + at, init)).status
  }
  expect([
    await post(site, 'https://evil.example', name),
    await refused({}, cutOff, '/terms'),
    await refused({}, 'l'.repeat(70_000)),
    await refused({ 'content-type': 'application/json' }, '{}'),
    await refused({}, cutOff),
    await refused({ 'next-action': 'x' }, cutOff),
  ]).toEqual([403, 405, 413, 415, 400, 400])
  const numbers = await readMetrics(site)
  for (const [status, count] of Object.entries({ 403: 1, 405: 1, 413: 1, 415: 1, 400: 2 })) {
    expect(numbers).toContain(`octa_posts_total{result="refused_${status}"} ${count}`)
    const line = new RegExp(
      `"level":40,.*"status":${status},"reason":.*"a request was refused"`,
      'g',
    )
    expect(site.output().match(line), status).toHaveLength(count)
  }
  expect(site.output()).toContain('"origin":"https://evil.example"')
  expect(site.output()).not.toContain(name)
  expect(site.output().match(/but TRUST_PROXY is 0/g)).toHaveLength(1)
})
