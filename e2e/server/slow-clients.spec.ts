import { once } from 'node:events'
import { connect } from 'node:net'
import { leadsFrom } from '@/e2e/support/forms'
import { expect, serverTest as test } from '@/e2e/support/test'
import { postGuestPass } from '@/e2e/support/guest-pass'

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
