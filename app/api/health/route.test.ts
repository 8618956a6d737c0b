import { log } from '@/lib/log'
import { GET } from './route'

const mockTakesLeads = jest.fn<Promise<void>, []>()
jest.mock('@/lib/enquiries', () => ({
  assertStoreTakesLeads: () => mockTakesLeads(),
}))

test('a balancer is told when no lead could be stored, and nobody else learns why', async () => {
  const error = jest.spyOn(log, 'error').mockImplementation()
  mockTakesLeads.mockRejectedValueOnce(new Error('the disk is full'))
  const answer = await GET()
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'unavailable' }])
  expect(error).toHaveBeenCalledTimes(1)
  mockTakesLeads.mockResolvedValue()
  expect((await GET()).status).toBe(200)
})
