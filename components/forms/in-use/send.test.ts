/** @jest-environment jsdom */
import { notStored } from '@/content/forms/messages'
import { youAreOfflineKept } from '@/content/forms/waiting-messages'
import type { FormState } from '@/content/forms/types'
import { send as sendUntil } from './send'
import { waitingKeys } from '@/components/forms/browser-storage'

const submit = jest.fn<Promise<FormState>, [FormData]>()

const taken = { values: {}, errors: {}, goTo: '/thank-you' } as const
const cameBack = { values: {}, errors: { city: 'Please input city' } }
const redirect = Object.assign(new Error('redirect'), { digest: 'NEXT_REDIRECT;push;/thank-you' })
const lost = new TypeError('Failed to fetch')
const probe = jest.fn()
const onWait = jest.fn()
const stop = new AbortController()
const send = (form = new FormData()) => sendUntil(form, submit, onWait, stop.signal)

/** Whether leaving the page would be asked about. */
const asksBeforeLeaving = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => {
  jest.resetAllMocks()
  jest.useFakeTimers()
  globalThis.fetch = probe
  AbortSignal.timeout = () => new AbortController().signal
})

test('the server’s answer is returned, an older build’s redirect thrown, and the form kept until then', async () => {
  for (const answer of [taken, cameBack]) {
    submit.mockImplementation(() => {
      expect(waitingKeys()).toHaveLength(1)
      return Promise.resolve(answer)
    })
    await expect(send()).resolves.toBe(answer)
    expect(waitingKeys()).toEqual([])
  }
  submit.mockRejectedValue(redirect)
  await expect(send()).rejects.toBe(redirect)
  expect(waitingKeys()).toEqual([])
  expect(probe).not.toHaveBeenCalled()
})

test('a server that fails again gives the form back', async () => {
  submit.mockRejectedValue(lost)
  await expect(send()).resolves.toEqual({ values: {}, errors: {}, problem: notStored })
  expect(submit).toHaveBeenCalledTimes(2)
})

test('without network it waits, however long, and sends once it is back', async () => {
  probe.mockRejectedValue(lost)
  submit.mockRejectedValue(lost)
  const sent = send()
  for (let away = 1; away < 9; away += 1) {
    await jest.advanceTimersByTimeAsync(3000)
    expect(probe).toHaveBeenCalledTimes(away + 1)
    expect(onWait).toHaveBeenLastCalledWith(youAreOfflineKept)
  }
  expect(submit).toHaveBeenCalledTimes(1)
  probe.mockResolvedValue(undefined)
  submit.mockResolvedValue(taken)
  window.dispatchEvent(new Event('online'))
  await expect(sent).resolves.toBe(taken)
  expect(onWait).toHaveBeenLastCalledWith(undefined)
  expect(submit).toHaveBeenCalledTimes(2)
})

test('if the network fails again while the form is sent, it waits again', async () => {
  probe.mockRejectedValueOnce(lost).mockResolvedValueOnce(undefined)
  probe.mockRejectedValueOnce(lost).mockResolvedValueOnce(undefined)
  submit.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValueOnce(taken)
  const sent = expect(send()).resolves.toBe(taken)
  await jest.advanceTimersByTimeAsync(6000)
  await sent
})

test('the browser asks before the page is left only while a form is being sent', async () => {
  probe.mockRejectedValueOnce(lost)
  submit.mockRejectedValueOnce(lost).mockResolvedValueOnce(cameBack)
  expect(asksBeforeLeaving()).toBe(false)
  const sent = send()
  expect(asksBeforeLeaving()).toBe(true)
  await jest.advanceTimersByTimeAsync(0)
  expect(onWait).toHaveBeenLastCalledWith(youAreOfflineKept)
  expect(asksBeforeLeaving()).toBe(true)
  await jest.advanceTimersByTimeAsync(3000)
  await sent
  expect(asksBeforeLeaving()).toBe(false)
})

test('without an answer in time the form is sent as without JavaScript, once', async () => {
  const posted = jest
    .spyOn(HTMLFormElement.prototype, 'submit')
    .mockImplementation(() => expect(asksBeforeLeaving()).toBe(false))
  submit.mockReturnValue(new Promise(() => undefined))
  const asha = new FormData()
  asha.set('lead_city', 'Imphal')
  asha.set('submission', 'a1')
  const sent = send(asha)
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
  expect(submit).toHaveBeenCalledTimes(1)
})
