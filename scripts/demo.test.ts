import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { startSandbox } from '@/sandbox/server'
import { freePort } from '@/testing/free-port.mjs'
import { projectWithoutBuild } from '@/testing/isolated-project'
import { waitUntilAnswering } from './process/next-process'

let folder: string

beforeEach(async () => {
  folder = await projectWithoutBuild()
})
afterEach(() => rm(folder, { recursive: true }))

function startDemo(ports: Record<string, string>) {
  const { PATH, TMPDIR } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/demo.ts'], {
    cwd: folder,
    env: { PATH, TMPDIR, NODE_ENV: 'production', ...ports },
  })
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code)
  return { child, ended, out: text(child.stdout), error: text(child.stderr) }
}

const freePorts = async () => ({
  PORT: String(await freePort()),
  SANDBOX_PORT: String(await freePort()),
})

test('Ctrl-C during the build ends the demo and its sandbox without a word', async () => {
  const ports = await freePorts()
  const sandbox = `http://127.0.0.1:${ports.SANDBOX_PORT}`
  const demo = startDemo(ports)
  expect(await waitUntilAnswering(sandbox, demo.ended)).toBe(true)
  demo.child.kill('SIGINT')
  expect(await demo.ended).toBe(0)
  expect(await demo.out).toMatch(/^Building the site[^\n]+\n$/)
  expect(await demo.error).toBe('')
  await expect(fetch(sandbox)).rejects.toThrow('fetch failed')
})

test('a build that fails shows all that it said', async () => {
  await rm(path.join(folder, 'app'))
  const demo = startDemo(await freePorts())
  expect(await demo.ended).toBe(1)
  expect(await demo.error).toMatch(/`app` directory[^]*\nThe build failed: see above\.\n$/)
})

test('a port in use is one line that names its setting', async () => {
  const ports = await freePorts()
  const other = await startSandbox({ port: Number(ports.PORT), token: 't', tokenHeader: 'a' })
  const demo = startDemo(ports)
  expect(await demo.ended).toBe(1)
  expect(await demo.error).toBe(
    `Port ${ports.PORT} is in use. Stop what listens there, or set PORT to another.\n`,
  )
  await other.close()
})
