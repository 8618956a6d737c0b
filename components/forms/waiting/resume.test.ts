/** @jest-environment jsdom */
import { sendWaiting } from './resume'

const submission = { at: 0, page: '/contact', fields: [['firstname', 'Asha']] as const }

test('a waiting form is sent by a browser without AbortSignal.timeout', async () => {
  const fetch = jest
    .fn()
    .mockResolvedValue({ ok: true, redirected: true, url: 'http://a/thank-you' })
  Object.assign(globalThis, { fetch })
  Reflect.deleteProperty(AbortSignal, 'timeout')
  expect(await sendWaiting('waiting:1', submission)).toBe('sent')
  expect(fetch).toHaveBeenCalledTimes(1)
})
