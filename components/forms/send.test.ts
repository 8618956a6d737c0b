/** @jest-environment jsdom */
import type { FormState } from '@/content/forms/types'
import { send as sendUntil } from './send'

const submit = jest.fn<Promise<FormState>, []>()
const post = jest.fn<Promise<FormState>, []>()

const taken = { values: {}, errors: {}, goTo: '/thank-you' } as const
const lost = new TypeError('Failed to fetch')
const probe = jest.fn<Promise<unknown>, [string, RequestInit]>()
const onWait = jest.fn()
let stop: AbortController
const send = () => sendUntil(submit, post, onWait, stop.signal)

beforeEach(() => {
  jest.resetAllMocks()
  jest.useFakeTimers()
  stop = new AbortController()
  Object.assign(globalThis, { fetch: probe })
})

test('if the network fails again while the form is sent, it waits again', async () => {
  probe.mockRejectedValueOnce(lost).mockResolvedValueOnce(undefined)
  probe.mockRejectedValueOnce(lost).mockResolvedValueOnce(undefined)
  submit.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValueOnce(taken)
  const sent = expect(send()).resolves.toBe(taken)
  await jest.advanceTimersByTimeAsync(6000)
  await sent
})

test('the site is asked for itself, not for a copy, and a question without a response is given up', async () => {
  submit.mockRejectedValueOnce(lost).mockResolvedValueOnce(taken)
  probe.mockImplementationOnce(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(lost))
      }),
  )
  const sent = send()
  await jest.advanceTimersByTimeAsync(5000)
  expect(onWait).toHaveBeenLastCalledWith(true)
  await jest.advanceTimersByTimeAsync(3000)
  await expect(sent).resolves.toBe(taken)
  for (const [, how] of probe.mock.calls)
    expect(how).toMatchObject({ method: 'HEAD', cache: 'no-store' })
  expect(probe).toHaveBeenCalledTimes(2)
  expect(onWait).toHaveBeenLastCalledWith(false)
})

test('a late form that waits for the network is not sent once its visitor has cancelled it', async () => {
  submit.mockReturnValue(new Promise(() => undefined))
  probe.mockRejectedValue(lost)
  const sent = send()
  await jest.advanceTimersByTimeAsync(20_000)
  expect(onWait).toHaveBeenLastCalledWith(true)
  stop.abort()
  await expect(sent).resolves.toEqual({ values: {}, errors: {} })
  expect(post).not.toHaveBeenCalled()
})
