import { once } from 'node:events'
import { createServer, request as forward } from 'node:http'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { listen } from '@/testing/http'
import type { Site } from '@/testing/site'
import { guestPass } from './form-cases'
import { arrived, newName, openGuestPass } from './forms'
import { metered, ownSiteVisit, readNumbers } from './own-site'
import { postGuestPass } from './server/guest-pass'
import { expect } from './test'

/** A proxy that replaces `Host`, as nginx does by default. */
async function startProxy({ port }: URL) {
  const server = createServer((request, response) => {
    const headers = { ...request.headers, host: 'inside.internal:8080', 'x-forwarded-for': '::1' }
    const { method, url } = request
    const sent = forward({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    sent.on('error', () => response.destroy())
    request.pipe(sent)
  })
  return { url: `http://localhost:${await listen(server)}`, server }
}

/** A site behind that proxy. */
const test = ownSiteVisit.extend<{ proxied: Site }>({
  settings: metered,
  proxied: async ({ ownSite }, provide) => {
    const { url, server } = await startProxy(new URL(ownSite.url))
    await provide({ ...ownSite, url })
    server.close().closeAllConnections()
    await once(server, 'close')
  },
  baseURL: async ({ proxied }, provide) => provide(proxied.url),
})

const cutOff = '--a\r\nContent-Disposition: form-data; name="lead_city"\r\n\r\nImphal'
const multipart = { 'content-type': 'multipart/form-data; boundary=a' }

test('behind a proxy that replaces Host enquiries get through, and each refusal is counted and logged without anything typed @desktop', async ({
  page,
  proxied: site,
}) => {
  const name = newName()
  await openGuestPass(page, name)
  await page.getByRole('button', { name: guestPass.button }).click()
  await expect(page).toHaveURL(guestPass.destination)
  await arrived(site, name)

  const post = (headers: Record<string, string>) => postGuestPass(site, {}, { headers })
  for (const headers of [
    // As a browser without JavaScript sends it, and an old browser, which sends only its origin.
    { origin: site.url, 'sec-fetch-site': 'same-origin' },
    { origin: new URL(absoluteUrl('/')).origin },
  ]) {
    const posted = await post(headers)
    expect(posted.status).toBe(303)
    await arrived(site, posted.name)
  }

  const foreign = await post({ origin: 'https://evil.example' })
  const refused = async (headers: Record<string, string>, body: string, at = '/getpass') => {
    const init = { method: 'POST', headers: { ...multipart, ...headers }, body: body + name }
    const answer = await fetch(site.url + at, init)
    expect(await answer.text()).toMatch(/^[A-Z].* Please .*\.\n$/)
    return answer.status
  }
  expect([
    foreign.status,
    await refused({}, cutOff, '/terms'),
    await refused({}, 'l'.repeat(70_000)),
    await refused({ 'content-type': 'application/json' }, '{}'),
    await refused({}, cutOff),
    await refused({ 'next-action': 'x' }, cutOff),
  ]).toEqual([403, 405, 413, 415, 400, 400])
  const numbers = await readNumbers(site)
  for (const [status, count] of Object.entries({ 403: 1, 405: 1, 413: 1, 415: 1, 400: 2 })) {
    expect(numbers).toContain(`octa_posts_total{result="refused_${status}"} ${count}`)
    const line = new RegExp(
      `"level":40,.*"status":${status},"reason":.*"a request was refused"`,
      'g',
    )
    await expect.poll(() => site.output().match(line)?.length, status).toBe(count)
  }
  expect(site.output()).toContain('"origin":"https://evil.example"')
  for (const typed of [name, foreign.name]) expect(site.output()).not.toContain(typed)
  expect(site.output().match(/but TRUST_PROXY is 0/g)).toHaveLength(1)
})
