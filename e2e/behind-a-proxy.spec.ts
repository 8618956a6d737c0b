import { once } from 'node:events'
import { createServer, request as forward } from 'node:http'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { listen } from '@/testing/http'
import type { Site } from '@/testing/site'
import { guestPass } from './form-cases'
import { arrived, newName, openGuestPass } from './forms'
import { ownSiteVisit } from './own-site'
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
  proxied: async ({ ownSite }, provide) => {
    const { url, server } = await startProxy(new URL(ownSite.url))
    await provide({ ...ownSite, url })
    server.close().closeAllConnections()
    await once(server, 'close')
  },
  baseURL: async ({ proxied }, provide) => provide(proxied.url),
})

test('behind a proxy that replaces Host enquiries get through, and its missing setting is logged once @desktop', async ({
  page,
  proxied: site,
}) => {
  const name = newName()
  await openGuestPass(page, name)
  await page.getByRole('button', { name: guestPass.button }).click()
  await expect(page).toHaveURL(guestPass.destination)
  await arrived(site, name)

  for (const headers of [
    // As a browser without JavaScript sends it, and an old browser, which sends only its origin.
    { origin: site.url, 'sec-fetch-site': 'same-origin' },
    { origin: new URL(absoluteUrl('/')).origin },
  ]) {
    const posted = await postGuestPass(site, {}, { headers })
    expect(posted.status).toBe(303)
    await arrived(site, posted.name)
  }

  expect(site.output().match(/but TRUST_PROXY is 0/g)).toHaveLength(1)
})
