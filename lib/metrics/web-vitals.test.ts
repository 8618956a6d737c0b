import { metrics } from '@/lib/metrics'
import { countReport, webVitals } from './web-vitals'

const good = { path: '/locations/bandra?a=b', connection: '3g', steps: [] }
const counted = async (name: 'lcp' | 'inp' | 'cls') =>
  (await webVitals()[name].get()).values
    .filter(({ metricName }) => metricName?.endsWith('_sum'))
    .map(({ labels, value }) => ({ ...labels, value }))

test('what a browser measured is counted by route and kind of connection, in seconds', async () => {
  expect(countReport(JSON.stringify({ ...good, lcp: 2500, cls: 0.1 }))).toBe(true)
  const labels = { route: '/locations/[club]', connection: '3g' }
  expect(await counted('lcp')).toEqual([{ ...labels, value: 2.5 }])
  expect(await counted('cls')).toEqual([{ ...labels, value: 0.1 }])
  expect(await counted('inp')).toEqual([])
})

test('how far a form got is counted by form', async () => {
  const steps = [
    ['contact', 'seen'],
    ['contact', 'begun'],
  ]
  expect(countReport(JSON.stringify({ ...good, steps }))).toBe(true)
  const { values } = await metrics().formSteps.get()
  expect(values.map(({ labels, value }) => [labels.form, labels.step, value])).toEqual([
    ['contact', 'seen', 1],
    ['contact', 'begun', 1],
  ])
})

test.each([
  ['no JSON', '{'],
  ['nothing', ''],
  ['a word that is none', JSON.stringify({ ...good, connection: '5g' })],
  ['a number that cannot be', JSON.stringify({ ...good, lcp: -1 })],
  ['more than is asked for', JSON.stringify({ ...good, visitor: 'Asha' })],
  ['a form that there is not', JSON.stringify({ ...good, steps: [['x', 'seen']] })],
  ['a step that the server counts', JSON.stringify({ ...good, steps: [['contact', 'sent']] })],
])('%s is refused', (_, text) => expect(countReport(text)).toBe(false))
