import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { metrics } from '@/lib/metrics'
import { listen } from '@/testing/http'
import { countRequest } from './requests'

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

const counted = async () =>
  (await metrics().requests.get()).values.map(({ labels, value }) => ({ ...labels, value }))

test('an answer that nobody waited for is counted', async () => {
  const request = get({ port, path: '/contact' })
  await once(request, 'response')
  request.destroy()
  while ((await counted()).length === 0) await new Promise(setImmediate)
  expect(await counted()).toEqual([{ route: '/contact', status: 'broken_off', value: 1 }])
})
