import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { brand } from '@/content/brand'
import { expect, serverTest as test } from '@/e2e/support/test'
import { listen } from '@/testing/http'
import { startSite } from '@/testing/site'
import { postGuestPass } from '@/e2e/support/guest-pass'

test('ALERT_URL is called when an enquiry has failed', async () => {
  const received: unknown[] = []
  const webhook = createServer((request, response) => {
    void json(request).then((body) => {
      received.push([request.headers['content-type'], body])
      response.end()
    })
  })
  const port = await listen(webhook)
  const site = await startSite({ ALERT_URL: `http://127.0.0.1:${port}/` })
  site.sandbox.setMode({ status: 422 })
  await postGuestPass(site)
  await expect.poll(() => site.output()).toContain('"msg":"lead failed"')
  // The watch runs at the start and once a minute.
  await site.restart()
  const summary = expect.stringContaining(`${brand.name}: guest-pass: 1 failed`)
  await expect.poll(() => received).toEqual([['application/json', { status: 'firing', summary }]])
  await site.close()
  webhook.close()
})
