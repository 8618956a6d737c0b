import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { pages } from '@/content/pages'
import { startSandbox } from '@/sandbox/server'
import { arrived } from '@/e2e/support/forms'
import { expect, serverTest as test } from '@/e2e/support/test'
import { absoluteUrl } from '@/lib/seo/addresses'
import { siteProcess } from '@/testing/site-process'
import { callGuestPass, postGuestPass } from '@/e2e/support/guest-pass'

const run = promisify(execFile)

/** What a site logs that needs nobody. */
const calmLog = z.array(z.looseObject({ level: z.number().lt(40) }))

/** What the first start says. */
const ofFirstStart = /"msg":"a new, empty store was made"/

/** What names the site by its whole address. */
const withAddress = ['/', '/news', '/sitemap.xml', '/news/feed.xml', '/robots.txt']

test('a release runs by itself, from any folder, on its HOST only and under the SITE_URL of its build: pages, health, forms, its command, its end with the code of the signal, and a log of JSON with no warning, no token and nothing typed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'octa-gym-release-'))
  await cp('.next/standalone', folder, { recursive: true })
  const files = await readdir(path.join(folder, '.next'), { recursive: true })
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([])
  const token = 'release-token'
  const sandbox = await startSandbox({ port: 0, token, tokenHeader: 'x-access-token' })
  const settings = {
    BACKEND_URL: sandbox.url,
    BACKEND_TOKEN: token,
    DATA_DIR: path.join(folder, '.data'),
    HOST: '127.0.0.1',
    SITE_URL: 'https://moved.example',
  }
  const site = await siteProcess(settings)
  await site.start({ folder: tmpdir(), command: [path.join(folder, 'server.js')] })
  const visited = [...pages.slice(0, 20).map(({ path }) => path), '/api/health', '/favicon.ico']
  for (const address of [...visited, ...withAddress]) {
    const response = await fetch(site.url + address, { headers: { accept: 'text/html' } })
    expect(response.status, address).toBe(200)
    expect(response.headers.get('x-content-type-options'), address).toBe('nosniff')
    expect(response.headers.has('x-powered-by'), address).toBe(false)
    expect(response.headers.has('strict-transport-security'), address).toBe(false)
    const text = await response.text()
    expect(text, address).not.toContain('moved.example')
    if (withAddress.includes(address)) expect(text, address).toContain(absoluteUrl('/'))
  }
  const { port } = new URL(site.url)
  await expect(fetch(`http://127.0.0.2:${port}/about`)).rejects.toThrow('fetch failed')
  const html = await (await fetch(`${site.url}/about`)).text()
  const parts = html.match(/(?<=(?:src|href)=")\/_next\/static\/[^"]+/g) ?? []
  expect(parts).not.toEqual([])
  for (const file of parts) expect((await fetch(site.url + file)).status, file).toBe(200)

  const posted = await postGuestPass(site)
  expect(posted.status).toBe(303)
  await arrived({ sandbox }, posted.name)
  const called = await callGuestPass(site)
  expect(called.status).toBe(200)
  await arrived({ sandbox }, called.name)

  const { stdout } = await run(process.execPath, ['leads.cjs', 'export', '--format', 'csv'], {
    cwd: folder,
    env: { ...process.env, ...settings },
  })
  expect(stdout).toContain(posted.name)
  expect(await site.stop('SIGTERM')).toBe(143)
  const lines = site.output().trim().split('\n')
  const unexpected = lines.filter((line) => !ofFirstStart.test(line))
  calmLog.parse(unexpected.map((line): unknown => JSON.parse(line)))
  for (const secret of [token, posted.name, called.name])
    expect(site.output()).not.toContain(secret)
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
