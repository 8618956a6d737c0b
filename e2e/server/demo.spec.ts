import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from '@playwright/test'
import { expect } from '@/e2e/test'
import { freePort } from '@/testing/free-port.mjs'
import { projectWithoutBuild } from '@/testing/isolated-project'
import { postGuestPass } from './guest-pass'

/** Replaces a link to a folder with a folder of links to its files. */
async function unlinkFolder(folder: string, target: string) {
  await rm(folder)
  await mkdir(folder)
  for (const name of await readdir(target))
    await symlink(path.join(target, name), path.join(folder, name))
}

/** A copy of the project in which `next build` reuses the existing build. */
async function projectWithQuickBuild() {
  const folder = await projectWithoutBuild()
  for (const part of ['node_modules', 'node_modules/next', 'node_modules/next/dist'])
    await unlinkFolder(path.join(folder, part), path.resolve(part))
  const bin = path.join(folder, 'node_modules/next/dist/bin')
  await rm(bin)
  await mkdir(bin)
  const built = path.join(folder, 'built')
  for (const name of await readdir('.next'))
    if (!['cache', 'dev', 'standalone'].includes(name))
      await cp(path.join('.next', name), path.join(built, name), { recursive: true })
  await writeFile(path.join(bin, 'next'), "require('node:fs').renameSync('built', '.next')")
  return folder
}

test('the demo accepts a form and shows the site’s log; Ctrl-C ends both and frees both ports', async () => {
  const folder = await projectWithQuickBuild()
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const demo = spawn(process.execPath, ['--import', 'tsx', 'scripts/demo.ts'], {
    cwd: folder,
    // In a process group, as in a terminal: Ctrl-C reaches all processes.
    detached: true,
    env: {
      PATH: process.env.PATH,
      TMPDIR: process.env.TMPDIR,
      NODE_ENV: 'production',
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
