import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { leadsFrom } from '@/e2e/forms'
import { everythingWorks } from '@/sandbox/mode'
import { expect, serverTest as test } from '@/e2e/test'
import { listen } from '@/testing/http'
import { startSite } from '@/testing/site'
import { postGuestPass } from './guest-pass'

test('ALERT_URL is called when an enquiry fails and when it has been delivered', async () => {
  const told: unknown[] = []
  const webhook = createServer((request, response) => {
    void json(request).then((body) => {
      told.push({ ...(body as object), type: request.headers['content-type'] })
      response.end()
    })
  })
  const port = await listen(webhook)
  const site = await startSite({ ALERT_URL: `http://127.0.0.1:${port}/hooks/hidden` })

  site.sandbox.setMode({ status: 422 })
  const { name } = await postGuestPass(site)
  await expect.poll(() => site.output()).toContain('"msg":"lead failed"')
  // The watch runs at the start and once a minute.
  await site.restart()
  const type = 'application/json'
  const firing = { type, status: 'firing', summary: 'OCTA GYM: guest-pass: 1 failed.' }
  await expect.poll(() => told).toEqual([firing])

  // A repeat makes the lead due.
  site.sandbox.setMode(everythingWorks)
  await postGuestPass(site, { lead_last_name: name })
  await expect.poll(() => leadsFrom(site, name).length).toBe(1)
  await site.restart()
  const summary = 'OCTA GYM: no enquiry is left as failed.'
  await expect.poll(() => told).toEqual([firing, { type, status: 'resolved', summary }])
  expect(site.output()).not.toContain('hidden')
  await site.close()
  webhook.close()
})
