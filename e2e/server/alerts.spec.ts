import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { brand } from '@/content/brand'
import { afterStart, expect, serverTest } from '@/e2e/support/test'
import { postGuestPass } from '@/e2e/support/guest-pass'
import { listen } from '@/testing/http'

/** Hours from now to the next noon in India: tickets are told from nine to six. */
const hoursToNoon = () => (36 - ((Date.now() / 3_600_000 + 5.5) % 24)) % 24

/** A site with a webhook for alerts, whose clock shows noon in India. */
const test = serverTest.extend<{ webhook: { url: string; received: unknown[] } }>({
  webhook: async ({}, provide) => {
    const received: unknown[] = []
    const server = createServer((request, response) => {
      void json(request).then((body) => {
        received.push([request.headers['content-type'], body])
        response.end()
      })
    })
    await provide({ url: `http://127.0.0.1:${await listen(server)}/`, received })
    server.close()
  },
  settings: async ({ webhook }, provide, testInfo) => {
    const clock = testInfo.outputPath('clock')
    await writeFile(clock, String(hoursToNoon()))
    await provide({
      ALERT_URL: webhook.url,
      CLOCK_FILE: clock,
      NODE_OPTIONS: `--require=${path.resolve('testing/shifted-clock.cjs')}`,
    })
  },
})

test('ALERT_URL is told what needs somebody', async ({ ownSite, webhook }) => {
  ownSite.sandbox.setMode({ status: 422 })
  await postGuestPass(ownSite)
  await expect.poll(() => ownSite.output()).toMatch(/"level":50,.*"msg":"lead failed"/)
  // The watch runs at the start and once a minute.
  await ownSite.restart()
  const summary = expect.stringContaining(`${brand.name}: guest-pass: 1 failed`)
  await expect
    .poll(() => webhook.received, afterStart)
    .toEqual([['application/json', { status: 'firing', summary }]])
})
