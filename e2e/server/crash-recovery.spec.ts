import { leadsFrom } from '@/e2e/forms'
import { expect, serverTest as test } from '@/e2e/test'
import { postGuestPass } from './guest-pass'

test('a process that is killed loses nothing: pending leads are sent, and an attempt that was cut off is repeated with its key', async ({
  site,
}) => {
  site.sandbox.setMode({ delay: 60_000 })
  const unanswered = await postGuestPass(site)
  await expect.poll(() => leadsFrom(site, unanswered.name).length).toBe(1)
  site.sandbox.setMode({ delay: 0, status: 503 })
  const waiting = await postGuestPass(site)
  expect(waiting.status).toBe(303)
  expect(await site.stop('SIGKILL')).toBe('SIGKILL')
  site.sandbox.setMode({ status: 0 })
  await site.restart()
  await expect.poll(() => leadsFrom(site, waiting.name).length).toBe(1)
  await expect.poll(() => leadsFrom(site, unanswered.name).map(({ seen }) => seen)).toEqual([2])
})
