import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { leadsFrom } from '@/e2e/support/forms'
import { startSite } from '@/testing/site'
import { afterStart, expect, serverTest as test } from '@/e2e/support/test'
import { guestPassPage, postGuestPass } from '@/e2e/support/guest-pass'

test('past the limit of an address the form comes back with everything typed', async ({
  ownSite,
}) => {
  const page = { html: await guestPassPage(ownSite) }
  // All at once would also measure whether the machine stores 300 leads in 5.5 seconds.
  for (let sent = 0; sent < 300; sent += 20) {
    const some = Array.from({ length: 20 }, () => postGuestPass(ownSite, {}, page))
    const statuses = (await Promise.all(some)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([303]))
  }
  const { status, html } = await postGuestPass(ownSite, {}, page)
  expect(status).toBe(429)
  expect(html).toContain('We have received too many forms from your network')
  expect(html.includes('value="9800000000"'), 'the phone number stays').toBe(true)
})

test('/api/health says whether a lead could be stored', async ({ request }) => {
  const response = await request.get('/api/health')
  expect(response.status()).toBe(200)
  const build = readFileSync('.next/BUILD_ID', 'utf8').trim()
  expect(await response.json()).toEqual({ status: 'ok', build })
  expect(response.headers()['cache-control']).toBe('no-store')
})

test('bad settings stop the start with one line that names them', async () => {
  const started = startSite({ BACKEND_URL: undefined, BACKEND_TOKEN: '', TRUST_PROXY: 'two' })
  const line =
    /^The site can't start: BACKEND_URL [^\n]+; BACKEND_TOKEN [^\n]+; TRUST_PROXY [^\n]+$/m
  await expect(started).rejects.toThrow(line)
  await expect(started).rejects.not.toThrow(/^\s+at .*\bstart\b/m)
})

test('a process that is killed loses nothing: the next one sends what was pending', async ({
  site,
}) => {
  site.sandbox.setMode({ status: 503 })
  const { name, status } = await postGuestPass(site)
  expect(status).toBe(303)
  expect(await site.stop('SIGKILL')).toBe('SIGKILL')
  site.sandbox.setMode({ status: 0 })
  await site.restart()
  await expect.poll(() => leadsFrom(site, name).length, afterStart).toBe(1)
})

const formHead =
  'POST /getpass HTTP/1.1\r\nhost: localhost\r\ncontent-length: 60000\r\n' +
  'content-type: multipart/form-data; boundary=a\r\n\r\n'
/** What clients send before they stop: nothing, half a head, a head without its form. */
const beginnings = ['', 'GET / HTTP/1.1\r\nhost: localhost\r\n', formHead]
const clientsOfEach = 150

test('a visitor reads pages and sends a form while hundreds of slow clients are connected', async ({
  site,
}) => {
  const port = Number(new URL(site.url).port)
  const sockets = beginnings.flatMap((sent) =>
    Array.from({ length: clientsOfEach }, () => ({ sent, socket: connect(port, '127.0.0.1') })),
  )
  for (const { socket } of sockets) socket.on('error', () => undefined)
  await Promise.all(
    sockets.map(async ({ sent, socket }) => {
      await once(socket, 'connect')
      if (sent) socket.write(sent)
    }),
  )
  for (const path of ['/', '/news', '/news-readmore/16'])
    expect((await fetch(site.url + path)).status, path).toBe(200)
  const { name, status } = await postGuestPass(site)
  expect(status).toBe(303)
  await expect.poll(() => leadsFrom(site, name).length).toBe(1)
  for (const { socket } of sockets) socket.destroy()
})
