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

test('an answer is counted by its route and its status', async () => {
  for (const path of ['news', 'fails']) await fetch(`http://127.0.0.1:${port}/${path}`)
  expect(await counted()).toEqual(
    expect.arrayContaining([
      { route: '/news', status: '200', value: 1 },
      { route: 'other', status: '500', value: 1 },
    ]),
  )
})
