import { randomUUID } from 'node:crypto'
import { type Site, startSite } from './site'
import { expect, test } from './test'

/** A valid guest pass, posted as the page without JavaScript posts it. */
async function ask(site: Site): Promise<{ status: number; name: string }> {
  const html = await (await fetch(`${site.url}/getpass`)).text()
  const name = `Rao ${randomUUID()}`
  const data = new FormData()
  const hidden = html.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)
  for (const [, field = '', value = ''] of hidden) data.set(field, value.replaceAll('&quot;', '"'))
  const typed = {
    clubid: '104',
    lead_first_name: 'Asha',
    lead_last_name: name,
    lead_email: 'asha@example.in',
    lead_phone: '9800000000',
    lead_state: 'Maharashtra',
    lead_city: 'Mumbai',
    lead_postal_code: '400050',
    agree: 'on',
  }
  for (const [field, value] of Object.entries(typed)) data.set(field, value)
  const answer = await fetch(`${site.url}/getpass`, {
    method: 'POST',
    body: data,
    redirect: 'manual',
  })
  return { status: answer.status, name }
}

const seen = (site: Site, name: string) =>
  site.sandbox.leads().filter(({ body }) => body.lead_last_name === name)

/** The site of one test, gone with it. */
const own = test.extend<{ mine: Site }>({
  mine: async ({}, provide) => {
    const site = await startSite()
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
