import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { metrics } from '@/lib/metrics'
import { listen } from '@/testing/http'
import { countRequest } from './request-metrics'

const server = createServer((request, response) => {
  countRequest(request, response)
  if (request.url === '/contact') response.write('never ends')
  else if (request.url === '/fails') response.writeHead(500).end()
  else response.writeHead(request.url?.startsWith('/news') ? 200 : 404).end()
})
let port: number

beforeAll(async () => {
  port = await listen(server)
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** What a metric counts, as its labels and their number. */
const counted = async (name: 'requests' | 'prefetches' = 'requests') =>
  (await metrics()[name].get()).values.map(({ labels, value }) =>
    [...Object.values(labels), value].join(' '),
  )

test('each answer is counted by route and status, and so is one that nobody waited for', async () => {
  for (const path of ['/news?a=1', '/news', '/a-page-that-is-not']) {
    await fetch(`http://127.0.0.1:${port}${path}`)
  }
  const request = get({ port, path: '/contact' })
  await once(request, 'response')
  request.destroy()
  await once(request, 'close')
  while (!(await counted()).some((one) => one.startsWith('/contact')))
    await new Promise(setImmediate)
  expect(await counted()).toEqual(['/news 200 2', 'other 404 1', '/contact broken_off 1'])
  const times = await metrics().requestSeconds.get()
  const count = times.values.find(
    ({ metricName, labels }) => metricName?.endsWith('_count') && labels.route === '/news',
  )
  expect(count?.value).toBe(2)
})

test('a request for a page whose link was pressed is counted apart, whatever else it is for', async () => {
  const before = await counted()
  for (const purpose of ['prefetch', 'prefetch;prerender'])
    await fetch(`http://127.0.0.1:${port}/news`, { headers: { 'sec-purpose': purpose } })
  expect(await counted('prefetches')).toEqual(['/news 200 2'])
  expect(await counted()).toEqual(before)
})

test('a failure is counted as one, whatever the request says that it is for', async () => {
  await fetch(`http://127.0.0.1:${port}/fails`, { headers: { 'sec-purpose': 'prefetch' } })
  expect(await counted()).toContain('other 500 1')
})
