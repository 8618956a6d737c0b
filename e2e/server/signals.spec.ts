import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { guestPass } from '@/e2e/support/form-cases'
import { newName, stored } from '@/e2e/support/forms'
import { expect, often, serverTest as test } from '@/e2e/support/test'
import { startSandbox } from '@/sandbox/server'
import { waitUntilAnswering } from '@/scripts/process/next-process'
import { freePort } from '@/testing/free-port.mjs'
import { isolatedProject } from '@/testing/isolated-project'
import { npmStart, siteProcess } from '@/testing/site-process'

/** A guest pass as its page posts it without JavaScript. */
function formOf(name: string) {
  const fields = { form: 'guest-pass', ...guestPass.values, lead_last_name: name, agree: 'on' }
  const part = ([field, value]: [string, string]) =>
    `--abc\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`
  return `${Object.entries(fields).map(part).join('')}--abc--\r\n`
}

/** As a terminal and a control group do: to npm, to its shell and to the site. */
function signalAll({ pid = 0 }: ChildProcess, ...signals: NodeJS.Signals[]) {
  for (const signal of signals) process.kill(-pid, signal)
}

for (const signals of [
  ['SIGTERM', 'SIGTERM'],
  ['SIGINT', 'SIGINT', 'SIGTERM'],
] as const)
  test(`${signals.join(' and ')} to all of npm start cut neither a form, a film nor a lead on its way`, async () => {
    const sandbox = await startSandbox({ port: 0, token: 'a', tokenHeader: 'x-access-token' })
    const cwd = await isolatedProject()
    const port = await freePort()
    const env = {
      ...process.env,
      ...{ BACKEND_URL: sandbox.url, BACKEND_TOKEN: 'a', PORT: String(port) },
      DATA_DIR: path.join(cwd, '.data'),
    }
    const npm = spawn('npm', ['start'], { cwd, env, detached: true, stdio: 'ignore' })
    const ended = once(npm, 'exit')
    await waitUntilAnswering(`http://127.0.0.1:${port}/api/health`, ended)

    const name = newName()
    const body = formOf(name)
    const headers = { 'content-type': 'multipart/form-data; boundary=abc' }
    sandbox.setMode({ delay: 1_000 })
    await fetch(`http://127.0.0.1:${port}/getpass`, { method: 'POST', body, headers })
    await expect.poll(sandbox.leads, often).toHaveLength(1)
    const sender = connect(port, '127.0.0.1')
    sender.write(
      `POST /getpass HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
        `Content-Type: multipart/form-data; boundary=abc\r\n\r\n${body.slice(0, 200)}`,
    )
    const film =
      (await readdir('public/content/videos')).find((file) => file.endsWith('.mp4')) ?? ''
    const asked = get({ port, path: `/content/videos/${film}` })
    const [response] = (await once(asked, 'response')) as [IncomingMessage]

    signalAll(npm, ...signals)
    await expect.poll(() => isOpen(port)).toBe(false)
    signalAll(npm, ...signals)
    sender.write(body.slice(200))
    expect(await text(sender)).toMatch(/^HTTP\/1\.1 303 /)
    expect(await buffer(response)).toHaveLength(Number(response.headers['content-length']))
    await ended
    const storeFile = path.join(cwd, '.data/site.db')
    expect(stored({ storeFile }, name)).toMatchObject([{ state: 'delivered' }])
    await sandbox.close()
    await rm(cwd, { recursive: true })
  })

const throwing = `data:text/javascript,process.on('SIGUSR2',()=>setTimeout(()=>noSuchName))`

test('after an exception that nobody caught the process ends, for a supervisor to start it anew', async () => {
  const cwd = await isolatedProject()
  const env = { BACKEND_URL: 'http://127.0.0.1', BACKEND_TOKEN: 'a', DATA_DIR: `${cwd}/.data` }
  const site = await siteProcess({ ...env, NODE_OPTIONS: `--import=${throwing}` })
  await site.start(npmStart(cwd))
  process.kill(site.pid() ?? 0, 'SIGUSR2')
  await expect.poll(site.hasEnded).toBe(true)
  expect(await site.stop()).toBe(1)
  expect(site.output()).toContain('noSuchName is not defined')
  await rm(cwd, { recursive: true })
})

/** Whether a new connection is accepted. */
async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
