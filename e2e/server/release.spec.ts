import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { test } from '@playwright/test'
import { startSandbox } from '@/sandbox/server'
import { arrived } from '@/e2e/support/forms'
import { expect } from '@/e2e/support/test'
import { siteProcess } from '@/testing/site-process'
import { callGuestPass, postGuestPass } from '@/e2e/support/guest-pass'

const run = promisify(execFile)

test('a release runs by itself, on its HOST only: pages, health, forms, its command, its end with the code of the signal, and a log of JSON', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'octa-gym-release-'))
  await cp('.next/standalone', folder, { recursive: true })
  const files = await readdir(path.join(folder, '.next'), { recursive: true })
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([])
  const sandbox = await startSandbox({ port: 0, token: 'a', tokenHeader: 'x-access-token' })
  const settings = {
    BACKEND_URL: sandbox.url,
    BACKEND_TOKEN: 'a',
    DATA_DIR: path.join(folder, '.data'),
    HOST: '127.0.0.1',
  }
  const site = await siteProcess(settings)
  await site.start({ folder, command: ['server.js'] })
  for (const address of ['/', '/about', '/news', '/api/health', '/sitemap.xml', '/favicon.ico']) {
    const response = await fetch(site.url + address)
    expect(response.status, address).toBe(200)
    expect(response.headers.get('x-content-type-options'), address).toBe('nosniff')
    expect(response.headers.has('x-powered-by'), address).toBe(false)
    await response.arrayBuffer()
  }
  const { port } = new URL(site.url)
  await expect(fetch(`http://127.0.0.2:${port}/about`)).rejects.toThrow('fetch failed')
  const html = await (await fetch(`${site.url}/about`)).text()
  for (const [, file] of html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g))
    expect((await fetch(`${site.url}${file}`)).status, file).toBe(200)

  const posted = await postGuestPass(site)
  expect(posted.status).toBe(303)
  await arrived({ sandbox }, posted.name)
  const called = await callGuestPass(site)
  expect(called.status).toBe(200)
  await arrived({ sandbox }, called.name)

  const { stdout } = await run(process.execPath, ['leads.cjs', 'export', '--format', 'json'], {
    cwd: folder,
    env: { ...process.env, ...settings },
  })
  expect(stdout).toContain(posted.name)
  expect(await site.stop('SIGTERM')).toBe(143)
  for (const line of site.output().trim().split('\n'))
    expect(() => JSON.parse(line) as unknown, line).not.toThrow()
  await sandbox.close()
  await rm(folder, { recursive: true })
})

const fakes = [
  [
    'an older Node',
    "Object.defineProperty(process,'versions',{value:{...process.versions,node:'24.14.1'}})",
    'Node.js 24.15 or newer is needed, this is 24.14.1.\n',
  ],
  [
    'another C library',
    'process.report.getReport=()=>({header:{}})',
    'Linux with glibc is needed, such as Debian or Ubuntu: not Alpine.\n',
  ],
] as const

for (const program of ['server.js', 'leads.cjs'])
  for (const [machine, fake, stderr] of fakes)
    test(`${program} of a release says on ${machine} what is needed`, async () => {
      const args = ['--import', `data:text/javascript,${fake}`, program]
      await expect(run(process.execPath, args, { cwd: '.next/standalone' })).rejects.toMatchObject({
        code: 1,
        stdout: '',
        stderr,
      })
    })
