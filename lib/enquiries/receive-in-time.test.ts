import type * as timers from 'node:timers/promises'
import { storeLead } from './receive'

/** What is over of what was waited for, in milliseconds. A wait takes as long, or none where a test is about its end. */
const mockWaits: unknown[] = []
let mockIsOver = false
jest.mock('node:timers/promises', () => {
  const actual = jest.requireActual<typeof timers>('node:timers/promises')
  return {
    ...actual,
    setTimeout: async (ms: number, ...rest: [undefined, object]) => {
      await actual.setTimeout(mockIsOver ? 0 : ms, ...rest)
      mockWaits.push(ms)
    },
  }
})

const lead = { form: 'contact', payload: {}, submission: '', now: 0 }

/** Lets the clock jump before the next turn. */
const letPass = (ms: number) =>
  jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(ms)

beforeEach(() => {
  mockWaits.length = 0
  mockIsOver = false
})

afterEach(() => jest.restoreAllMocks())

test('a store that never responds is given up within six seconds', async () => {
  mockIsOver = true
  const never = () => new Promise<never>(() => undefined)
  await expect(storeLead(lead, never)).rejects.toThrow('did not respond in time')
  expect(mockWaits[0]).toBeLessThan(6000)
})

test('an error that comes at once is tried a second time a moment later, one that comes late is not', async () => {
  const receive = jest.fn(() => Promise.reject(new Error(`refused after ${mockWaits.join()}`)))
  letPass(700)
  await expect(storeLead(lead, receive)).rejects.toThrow('refused')
  expect(receive).toHaveBeenCalledTimes(1)
  letPass(400)
  await expect(storeLead(lead, receive)).rejects.toThrow('refused after 100')
  expect(receive).toHaveBeenCalledTimes(3)
})
