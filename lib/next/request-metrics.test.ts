import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { metrics } from '@/lib/metrics'
import { listen } from '@/testing/http'
import { countRequest } from './request-metrics'

const server = createServer((request, response) => {
  countRequest(request, response)
  if (request.url === '/contact') response.write('never ends')
  else response.writeHead(request.url === '/news' ? 200 : 500).end()
})
let port: number

beforeAll(async () => {
  port = await listen(server)
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const counted = async (name: 'requests' | 'prefetches' = 'requests') =>
  (await metrics()[name].get()).values.map(({ labels, value }) => ({ ...labels, value }))

test('an answer that nobody waited for is counted', async () => {
  const request = get({ port, path: '/contact' })
  await once(request, 'response')
  request.destroy()
  while ((await counted()).length === 0) await new Promise(setImmediate)
  expect(await counted()).toEqual([{ route: '/contact', status: 'broken_off', value: 1 }])
})

test('a page that a browser also draws before it is visited is a prefetch', async () => {
  await fetch(`http://127.0.0.1:${port}/news`, { headers: { 'sec-purpose': 'prefetch;prerender' } })
  expect(await counted('prefetches')).toEqual([{ route: '/news', status: '200', value: 1 }])
})

test('a failure is counted as one, whatever the request says that it is for', async () => {
  await fetch(`http://127.0.0.1:${port}/fails`, { headers: { 'sec-purpose': 'prefetch' } })
  expect(await counted()).toContainEqual({ route: 'other', status: '500', value: 1 })
})
