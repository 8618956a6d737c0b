import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel'
import { createServer, type IncomingMessage } from 'node:http'
import { listen } from '@/testing/listen'
import './hold-requests.cjs'

const arrival = channel('http.server.request.start')

test('what arrives before the site guards its requests waits, and is then guarded like all others', async () => {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () =>
      response.end(`${String(request.headers['x-guarded'])} ${Buffer.concat(chunks).toString()}`),
    )
  })
  const address = `http://127.0.0.1:${await listen(server)}`
  const post = async (body: string) =>
    (await fetch(address, { method: 'POST', body, headers: { 'x-guarded': 'forged' } })).text()

  let arrived = 0
  const bothArrived = new Promise<void>((both) => {
    const count = () => void (++arrived === 2 && both())
    subscribe(arrival.name, count)
  })
  const early = ['first', 'second'].map(post)
  await bothArrived

  const guard = (message: unknown) => {
    const { request } = message as { request: IncomingMessage }
    request.headers['x-guarded'] = 'yes'
  }
  subscribe(arrival.name, guard)
  channel('site.requests.guarded').publish({})
  expect(await Promise.all([...early, post('later')])).toEqual([
    'yes first',
    'yes second',
    'yes later',
  ])
  unsubscribe(arrival.name, guard)
  server.close()
})
