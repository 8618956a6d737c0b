/** @jest-environment jsdom */
import { notStored } from '@/content/forms/messages'
import { send } from './send'

const mockSubmit = jest.fn()
jest.mock('@/lib/leads/submit', () => ({
  submit: (...sent: unknown[]): unknown => mockSubmit(...sent),
}))

const data = new FormData()
const cameBack = { values: {}, errors: { city: 'Please input city' } }
const redirect = Object.assign(new Error('redirect'), { digest: 'NEXT_REDIRECT;push;/thank-you' })
const lost = new TypeError('Failed to fetch')
const probe = jest.fn()
const onWait = jest.fn()

/** Whether leaving the page would be asked about. */
const asksBeforeLeaving = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => {
  jest.resetAllMocks()
  jest.useFakeTimers()
  globalThis.fetch = probe
  AbortSignal.timeout = () => new AbortController().signal
})

test('what the server says of a form gets through, and so does its redirect', async () => {
  mockSubmit.mockResolvedValueOnce(cameBack).mockRejectedValueOnce(redirect)
  await expect(send(data, onWait)).resolves.toBe(cameBack)
  await expect(send(data, onWait)).rejects.toBe(redirect)
  expect(probe).not.toHaveBeenCalled()
})

test('an answer that got lost is asked for once more with the same form', async () => {
  mockSubmit.mockRejectedValueOnce(lost).mockRejectedValueOnce(redirect)
  await expect(send(data, onWait)).rejects.toBe(redirect)
  expect(mockSubmit.mock.calls).toEqual([
    [null, data],
    [null, data],
  ])
  expect(onWait).not.toHaveBeenCalledWith(true)
})

test('a server that fails again gives the form back', async () => {
  mockSubmit.mockRejectedValue(lost)
  await expect(send(data, onWait)).resolves.toEqual({ values: {}, errors: {}, problem: notStored })
  expect(mockSubmit).toHaveBeenCalledTimes(2)
})

test('without network it waits, however long, and sends once it is back', async () => {
  probe.mockRejectedValue(lost)
  mockSubmit.mockRejectedValue(lost)
  const sent = send(data, onWait)
  for (let away = 1; away < 9; away += 1) {
    await jest.advanceTimersByTimeAsync(3000)
    expect(probe).toHaveBeenCalledTimes(away + 1)
    expect(onWait).toHaveBeenLastCalledWith(true)
  }
  expect(mockSubmit).toHaveBeenCalledTimes(1)
  probe.mockResolvedValue(undefined)
  mockSubmit.mockRejectedValue(redirect)
  window.dispatchEvent(new Event('online'))
  await expect(sent).rejects.toBe(redirect)
  expect(onWait).toHaveBeenLastCalledWith(false)
  expect(mockSubmit).toHaveBeenCalledTimes(2)
})

test('a network that goes again while the form is sent is waited for again', async () => {
  probe.mockRejectedValueOnce(lost).mockResolvedValueOnce(undefined)
  probe.mockRejectedValueOnce(lost).mockResolvedValueOnce(undefined)
  mockSubmit.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockRejectedValueOnce(redirect)
  const sent = expect(send(data, onWait)).rejects.toBe(redirect)
  await jest.advanceTimersByTimeAsync(6000)
  await sent
})

test('leaving the page is asked about only while a form is on its way', async () => {
  probe.mockRejectedValueOnce(lost)
  mockSubmit.mockRejectedValueOnce(lost).mockResolvedValueOnce(cameBack)
  expect(asksBeforeLeaving()).toBe(false)
  const sent = send(data, onWait)
  expect(asksBeforeLeaving()).toBe(true)
  await jest.advanceTimersByTimeAsync(0)
  expect(onWait).toHaveBeenLastCalledWith(true)
  expect(asksBeforeLeaving()).toBe(true)
  await jest.advanceTimersByTimeAsync(3000)
  await sent
  expect(asksBeforeLeaving()).toBe(false)
})

test('an answer that does not come has the form sent as without JavaScript, once', async () => {
  const posted = jest
    .spyOn(HTMLFormElement.prototype, 'submit')
    .mockImplementation(() => expect(asksBeforeLeaving()).toBe(false))
  mockSubmit.mockReturnValue(new Promise(() => undefined))
  const asha = new FormData()
  asha.set('lead_city', 'Imphal')
  asha.set('submission', 'a1')
  const sent = send(asha, onWait)
  await jest.advanceTimersByTimeAsync(19_000)
  expect(posted).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1000)
  expect(probe).toHaveBeenCalledTimes(1)
  const form = document.querySelector('form')
  expect(form).toMatchObject({ method: 'post', enctype: 'multipart/form-data' })
  expect([...new FormData(form ?? undefined)]).toEqual([...asha])
  await jest.advanceTimersByTimeAsync(20_000)
  await expect(sent).resolves.toMatchObject({ problem: notStored })
  expect(posted).toHaveBeenCalledTimes(1)
  expect(mockSubmit).toHaveBeenCalledTimes(1)
})
