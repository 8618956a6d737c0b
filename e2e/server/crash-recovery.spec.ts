import { leadsFrom } from '@/e2e/support/forms'
import { expect, serverTest as test } from '@/e2e/support/test'
import { postGuestPass } from '@/e2e/support/guest-pass'

test('a process that is killed loses nothing: the next one sends what was pending', async ({
  site,
}) => {
  site.sandbox.setMode({ status: 503 })
  const { name, status } = await postGuestPass(site)
  expect(status).toBe(303)
  expect(await site.stop('SIGKILL')).toBe('SIGKILL')
  site.sandbox.setMode({ status: 0 })
  await site.restart()
  await expect.poll(() => leadsFrom(site, name).length).toBe(1)
})
