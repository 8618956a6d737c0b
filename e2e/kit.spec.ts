import { expect, test as base } from '@playwright/test'
import { startSandbox } from '@/sandbox/server'
import { startNext, waitUntilAnswering } from '@/scripts/next-process'
import { freePort } from '@/testing/free-port.mjs'
import { violations } from './axe'

const token = 'kit'

/** `next dev` in the project itself, which writes to .next/dev: it follows no links out of a copy. */
const test = base.extend<{ development: string }>({
  development: async ({}, provide, { outputDir }) => {
    const sandbox = await startSandbox({ port: 0, token, tokenHeader: 'x-access-token' })
    const port = await freePort()
    const dev = startNext(['dev', '--port', String(port)], {
      env: {
        ...process.env,
        BACKEND_URL: sandbox.url,
        BACKEND_TOKEN: token,
        DATA_DIR: outputDir,
        NODE_ENV: 'development',
        NEXT_TELEMETRY_DISABLED: '1',
      },
    })
    const url = `http://localhost:${port}`
    const started = await waitUntilAnswering(`${url}/icon.svg`, dev.ended)
    if (started) await provide(url)
    await dev.stop()
    await sandbox.close()
    if (!started) throw new Error('`next dev` did not start: is another one running here?')
  },
})

test('each component of the kit is drawn in development, in order and without an error @phone', async ({
  page,
  development,
}) => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(`${development}/kit`)
  expect(await page.locator('[data-specimen]').count()).toBeGreaterThan(70)
  expect(await violations(page)).toEqual([])
  expect(errors).toEqual([])
})
