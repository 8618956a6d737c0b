import type * as timers from 'node:timers/promises'
import { storeLead } from './receive'

/** What was waited for, in milliseconds. The wait itself takes a thousandth of it. */
const mockWaits: unknown[] = []
jest.mock('node:timers/promises', () => {
  const actual = jest.requireActual<typeof timers>('node:timers/promises')
  return {
    ...actual,
    setTimeout: (ms: number, ...rest: [undefined, object]) => {
      mockWaits.push(ms)
      return actual.setTimeout(ms / 1_000, ...rest)
    },
  }
})

const lead = { form: 'contact', payload: {}, submission: '', now: 0 }

/** Lets the clock jump before the next turn. */
const letPass = (ms: number) =>
  jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(ms)

beforeEach(() => {
  mockWaits.length = 0
})

afterEach(() => jest.restoreAllMocks())

test('a store that never responds is given up within six seconds', async () => {
  const never = () => new Promise<never>(() => undefined)
  await expect(storeLead(lead, never)).rejects.toThrow('did not respond in time')
  expect(mockWaits).toHaveLength(1)
  expect(mockWaits[0]).toBeLessThan(6000)
})

test('an error that comes at once is tried a second time a moment later, one that comes late is not', async () => {
  const receive = jest.fn(() => Promise.reject(new Error('refused')))
  letPass(700)
  await expect(storeLead(lead, receive)).rejects.toThrow('refused')
  expect(receive).toHaveBeenCalledTimes(1)
  letPass(400)
  await expect(storeLead(lead, receive)).rejects.toThrow('refused')
  expect(receive).toHaveBeenCalledTimes(3)
  expect(mockWaits).toContain(100)
})
