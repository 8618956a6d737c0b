import { metrics } from '@/lib/metrics'
import { timeCall } from './fetch-backend'

test('a call is counted by its outcome, with the time it took', async () => {
  const answer = { kind: 'not-found' as const }
  expect(await timeCall('onenews', () => Promise.resolve(answer))).toBe(answer)
  const { values } = await metrics().backendSeconds.get()
  const counts = values.filter(({ metricName }) => metricName?.endsWith('_count'))
  expect(counts.map(({ labels, value }) => ({ ...labels, value }))).toEqual([
    { endpoint: 'onenews', outcome: 'not-found', value: 1 },
  ])
})
