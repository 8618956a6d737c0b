import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { test } from '@playwright/test'
import { expect } from '@/e2e/support/test'
import { freePort } from '@/testing/free-port.mjs'
import { projectWithoutBuild } from '@/testing/isolated-project'
import { postGuestPass } from '@/e2e/support/guest-pass'

/** A copy of the project with a build of its own, to which the demo adds. */
async function projectWithBuild() {
  const folder = await projectWithoutBuild()
  for (const name of await readdir('.next'))
    if (!['cache', 'dev', 'standalone'].includes(name))
      await cp(path.join('.next', name), path.join(folder, '.next', name), { recursive: true })
  return folder
}

test('the demo accepts a form and shows the site’s log; Ctrl-C ends both and frees both ports', async () => {
  const folder = await projectWithBuild()
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const demo = spawn(process.execPath, ['--import', 'tsx', 'scripts/demo.ts'], {
    cwd: folder,
    // In a process group, as in a terminal: Ctrl-C reaches all processes.
    detached: true,
    env: {
      PATH: process.env.PATH,
      TMPDIR: process.env.TMPDIR,
      NODE_ENV: 'production',
      // `next build` ends at once, because the build is there.
      NODE_OPTIONS: "--import=data:text/javascript,process.argv[2]=='build'&&process.exit()",
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
    },
  })
  const ended = once(demo, 'exit')
  let output = ''
  for (const stream of [demo.stdout, demo.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  await expect.poll(() => output).toContain('"msg":"the site is open"')
  expect(output).toContain('Ctrl-C stops both.')

  const site = { url: `http://localhost:${port}` }
  const sandbox = `http://localhost:${sandboxPort}`
  const { status, name } = await postGuestPass(site)
  expect(status).toBe(303)
  await expect.poll(async () => (await fetch(sandbox)).text()).toContain(name)

  process.kill(-Number(demo.pid), 'SIGINT')
  expect(await ended).toEqual([0, null])
  for (const url of [site.url, sandbox]) await expect(fetch(url)).rejects.toThrow('fetch failed')
  await rm(folder, { recursive: true })
})
