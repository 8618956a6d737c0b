import { randomUUID } from 'node:crypto'
import path from 'node:path'
import Sqlite from 'libsql'
import { arrived, fill, newName, stored } from './forms'
import { hiddenFields } from '@/testing/html'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { type Site, startSite } from '@/testing/site'
import { expect, hydrated, test } from './test'

const typed = {
  clubid: '104',
  lead_first_name: 'Asha',
  lead_email: 'asha@example.in',
  lead_phone: '9800000000',
  lead_state: 'Maharashtra',
  lead_city: 'Mumbai',
  lead_postal_code: '400050',
}

/** A guest pass, posted as the page without JavaScript posts it; `change` is laid over its fields. */
async function ask(site: Site, change: Record<string, string> = {}, html?: string) {
  html ??= await (await fetch(`${site.url}/getpass`)).text()
  const name = `Rao ${randomUUID()}`
  const data = new FormData()
  for (const [field, value] of hiddenFields(html)) data.set(field, value)
  const values = { ...typed, lead_last_name: name, agree: 'on', ...change }
  for (const [field, value] of Object.entries(values)) data.set(field, value)
  // By number: a name stands for two addresses here, and forms are counted by address.
  const answer = await fetch(`${site.url.replace('localhost', '127.0.0.1')}/getpass`, {
    method: 'POST',
    body: data,
    redirect: 'manual',
  })
  return { status: answer.status, name, page: await answer.text() }
}

const seen = (site: Site, name: string) =>
  site.sandbox.leads().filter(({ body }) => body.lead_last_name === name)

/** The site of one test, gone with it. */
const own = test.extend<{ settings: Record<string, string>; mine: Site }>({
  settings: {},
  mine: async ({ settings }, provide) => {
    const site = await startSite(settings)
    await provide(site)
    await site.close()
  },
})

own('a process killed after the thank-you loses nothing', async ({ mine }) => {
  mine.sandbox.setMode({ status: 503 })
  const { status, name } = await ask(mine)
  expect(status).toBe(303)
  await mine.stop('SIGKILL')
  mine.sandbox.setMode({ status: 0 })
  await mine.restart()
  await expect.poll(() => seen(mine, name).length, { timeout: 30_000 }).toBe(1)
})

own(
  'a process killed in the middle of an attempt makes it again with the same key',
  async ({ mine }) => {
    test.setTimeout(60_000)
    mine.sandbox.setMode({ delay: 60_000 })
    const { name } = await ask(mine)
    await expect.poll(() => seen(mine, name).length).toBe(1)
    await mine.stop('SIGKILL')
    mine.sandbox.setMode({ delay: 0 })
    await mine.restart()
    await expect.poll(() => seen(mine, name)[0]?.seen, { timeout: 30_000 }).toBe(2)
    expect(seen(mine, name)).toHaveLength(1)
  },
)

/** What a page of an earlier build says its form is for. */
const outdated = {
  '$ACTION_1:0': '{"id":"60f79adce45f41d780ed5a5a97b5a28710cb78b614","bound":"$@1"}',
  $ACTION_KEY: 'k00000000000000000000000000000000',
}

test('a form of a page from before a deploy is taken', async ({ site }) => {
  const { status, name } = await ask(site, outdated)
  expect(status).toBe(303)
  await expect.poll(() => seen(site, name).length, { timeout: 15_000 }).toBe(1)
})

test('a form of a page from before a deploy comes back with everything typed', async ({ site }) => {
  const { status, page } = await ask(site, { ...outdated, lead_phone: '', lead_city: 'Old town' })
  expect(status).toBe(200)
  expect(page).toContain('Please enter your Phone number')
  expect(page).toContain('value="Old town"')
})

test('a page that was open during a deploy still sends its form', async ({ page, site }) => {
  await page.route('**/getpass', (route) => {
    const headers = route.request().headers()
    const id = headers['next-action']?.replace(/.$/, 'z')
    return route.continue(id ? { headers: { ...headers, 'next-action': id } } : {})
  })
  const name = newName()
  await page.goto('/getpass')
  await hydrated(page.locator('form'))
  await fill(page, { ...typed, lead_last_name: name })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/thank-you-guest')
  await arrived(site, name)
})

own('past the limit of an address the form comes back with everything typed', async ({ mine }) => {
  test.setTimeout(60_000)
  const html = await (await fetch(`${mine.url}/getpass`)).text()
  const office = await Promise.all(Array.from({ length: 300 }, () => ask(mine, {}, html)))
  expect(new Set(office.map(({ status }) => status))).toEqual(new Set([303]))
  const { status, page } = await ask(mine, {}, html)
  expect(status).toBe(429)
  expect(page).toContain('Very many forms have come from your network')
  expect(page).toContain('value="9800000000"')
})

const METRICS_TOKEN = randomUUID()
const counted = own.extend({ settings: { METRICS_TOKEN } })

test('without a token there are no metrics', async ({ request }) => {
  expect((await request.get('/api/metrics')).status()).toBe(404)
})

counted('the metrics say what waits for somebody, to those with the token', async ({ mine }) => {
  expect((await fetch(`${mine.url}/api/metrics`)).status).toBe(401)
  mine.sandbox.setMode({ status: 422 })
  const { name } = await ask(mine)
  await expect.poll(() => mine.output()).toMatch(/"level":50,.*"msg":"lead failed"/)
  mine.sandbox.setMode({ status: 0 })
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const numbers = await (await fetch(`${mine.url}/api/metrics`, { headers })).text()
  expect(numbers).toContain('octa_leads{form="guest-pass",state="failed"} 1')
  expect(numbers).toContain('octa_lead_attempts_total{form="guest-pass",outcome="refused"} 1')
  expect(numbers).toContain('octa_posts_total{result="stored"} 1')
  expect(numbers).toMatch(/octa_event_loop_delay_seconds{quantile="0.99"} \d/)
  expect(numbers).not.toContain(name)
})

own('a lead that was delivered long ago is blanked by a site that starts', async ({ mine }) => {
  const { name } = await ask(mine)
  await expect.poll(() => mine.output()).toContain('lead delivered')
  await mine.stop()
  const db = new Sqlite(mine.storeFile)
  db.exec('update leads set settled_at = 1')
  db.close()
  expect(stored(mine, name)).toHaveLength(1)
  await mine.restart()
  await expect.poll(() => stored(mine, name)).toEqual([])
})

const moved = own.extend({ settings: { SITE_URL: 'https://moved.example' } })

moved('a start with another SITE_URL leaves the addresses of the build', async ({ mine }) => {
  for (const path of ['/', '/news', '/sitemap.xml', '/news/feed.xml', '/robots.txt']) {
    const answer = await fetch(mine.url + path)
    const text = await answer.text()
    expect(text, path).toContain(absoluteUrl('/'))
    expect(text, path).not.toContain('moved.example')
    expect(answer.headers.has('strict-transport-security')).toBe(false)
  }
})

own('SIGTERM ends the process cleanly', async ({ mine }) => {
  await ask(mine)
  expect(await mine.stop('SIGTERM')).toBe(143)
  expect(mine.output()).not.toMatch(/^\s+at /m)
})

own('the health address says whether a lead could be stored', async ({ mine, request }) => {
  const answer = await request.get(`${mine.url}/api/health`)
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toEqual({ status: 'ok' })
})

for (const [name, value] of [
  ['BACKEND_URL', undefined],
  ['BACKEND_TOKEN', undefined],
  ['TRUST_PROXY', 'two'],
] as const) {
  test(`without a good ${name} the start stops with one line naming it`, async () => {
    const stopped = startSite({ [name]: value })
    await expect(stopped).rejects.toThrow(new RegExp(`^The site can't start: ${name} [^\n]+$`, 'm'))
    await expect(stopped).rejects.not.toThrow(/^\s+at .*\bstart\b/m)
  })
}

test('no page and no log holds the token or what a visitor typed', async ({ site }) => {
  const { name } = await ask(site)
  await expect.poll(() => seen(site, name).length, { timeout: 15_000 }).toBe(1)
  await expect.poll(() => site.output()).toContain('lead delivered')
  expect(site.output()).not.toContain(site.token)
  expect(site.output()).not.toContain(name)
})
