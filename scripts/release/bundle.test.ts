import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundleServer } from './bundle'

test('the server has the settings that its pages were built with, wherever they came from', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'build-'))
  // As `next build` leaves it when an .env file has them.
  const env = { SITE_URL: 'https://built.example', CONTENT_URL: '', NEWS_IMAGE_HOSTS: 'a.example' }
  const built = path.join(folder, 'required-server-files.json')
  await writeFile(built, JSON.stringify({ config: { env } }))
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'https://started.example' })
  const program = path.join(folder, 'main.cjs')
  await bundleServer(program, folder)
  const code = await readFile(program, 'utf8')
  expect(code).toContain('"https://built.example"')
  expect(code).toContain('"a.example"')
  expect(code).not.toContain('https://started.example')
  await rm(folder, { recursive: true })
})
