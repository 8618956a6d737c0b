import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { nextCommand, siteProgram, startProgram } from '@/scripts/process/next-process'
import { expect, serverTest as test } from '@/e2e/support/test'
import { freePort } from '@/testing/free-port.mjs'
import { isolatedProject } from '@/testing/isolated-project'
import { guestPass } from '@/e2e/support/form-cases'
import { callGuestPass } from '@/e2e/support/guest-pass'

function expectThanks({ status, headers, text }: Awaited<ReturnType<typeof callGuestPass>>) {
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/x-component; charset=utf-8')
  expect(headers.get('x-action-redirect')).toBeNull()
  expect(text).toContain(`"goTo":"${guestPass.destination}"`)
  expect(Buffer.byteLength(text)).toBeLessThan(1024)
}

test('a form that JavaScript sends is answered in less than 1 KB, without a redirect whose page the site would ask itself for', async ({
  site,
}) => {
  expectThanks(await callGuestPass(site))
  expectThanks(await callGuestPass(site, { 'x-forwarded-proto': 'https' }))
})

test('a request to upgrade the connection is answered like any other', async ({ site }) => {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  socket.write(
    'GET /about HTTP/1.1\r\nHost: a.example\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n',
  )
  const [first] = (await once(socket, 'data')) as [Buffer]
  expect(first.toString()).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  await once(socket.resume(), 'close')
})

const { PATH, TMPDIR } = process.env
const production = { PATH, TMPDIR, NODE_ENV: 'production' as const }
const settings = { ...production, BACKEND_URL: 'http://127.0.0.1:8999', BACKEND_TOKEN: 'a' }

/** Expects a program to end with one line that says why. */
async function expectOneLine(program: ReturnType<typeof startProgram>, line: RegExp) {
  expect(await program.ended).toBe(1)
  await expect.poll(program.output).toMatch(line)
  expect(program.output()).not.toMatch(/^\s+at /m)
}

test('a bare `next start` stops with one line that says what to run', async () => {
  const cwd = await isolatedProject()
  const env = { ...production, PORT: String(await freePort()) }
  const bare = startProgram(process.execPath, nextCommand(['start']), { cwd, env })
  await expectOneLine(bare, /^The site can't be built or started: .*npm start$/m)
  await rm(cwd, { recursive: true })
})

test('a second site on a port stops with one line that names the port', async ({ site }) => {
  const { port } = new URL(site.url)
  const env = { ...settings, PORT: port, DATA_DIR: path.join(site.folder, '.second') }
  const second = startProgram(process.execPath, [siteProgram], { cwd: site.folder, env })
  await expectOneLine(second, new RegExp(`^The site can't start: .* in use .*:${port}$`, 'm'))
})

test('a site without its build stops with one line that says what is missing', async () => {
  const cwd = await isolatedProject()
  await rm(path.join(cwd, '.next/optimised'))
  const env = { ...settings, PORT: String(await freePort()) }
  const site = startProgram(process.execPath, [siteProgram], { cwd, env })
  await expectOneLine(site, /^The site can't start: .*pages.json can't be read: .*npm run build/m)
  await rm(cwd, { recursive: true })
})
