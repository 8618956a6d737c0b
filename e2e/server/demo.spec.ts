import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { afterStart, expect, serverTest as test } from '@/e2e/support/test'
import { freePort } from '@/testing/free-port.mjs'
import { isolatedProject } from '@/testing/isolated-project'
import { postGuestPass } from '@/e2e/support/guest-pass'

test('the demo accepts a form and shows the site’s log; Ctrl-C ends both and frees both ports', async () => {
  const folder = await isolatedProject()
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const demo = spawn(process.execPath, ['--import', 'tsx', 'scripts/demo.ts'], {
    cwd: folder,
    // In a process group, as in a terminal: Ctrl-C reaches all processes.
    detached: true,
    env: {
      PATH: process.env.PATH,
      TMPDIR: process.env.TMPDIR,
      NODE_ENV: 'production',
      // What builds ends at once, because the build is there.
      NODE_OPTIONS:
        '--import=data:text/javascript,/build(.ts)?$/.test(process.argv.at(-1))&&process.exit()',
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
    },
  })
  const ended = once(demo, 'exit')
  let output = ''
  for (const stream of [demo.stdout, demo.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  await expect.poll(() => output, afterStart).toContain('"msg":"the site is open"')
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
