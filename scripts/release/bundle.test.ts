import { readFile, writeFile } from 'node:fs/promises'
import { useFolder } from '@/testing/folder'
import { bundleServer } from './bundle'

const at = useFolder()

test('the server has the settings that its pages were built with, wherever they came from', async () => {
  // As `next build` leaves it when an .env file has them.
  const env = { SITE_URL: 'https://built.example', CONTENT_URL: '', NEWS_IMAGE_HOSTS: 'a.example' }
  await writeFile(at('required-server-files.json'), JSON.stringify({ config: { env } }))
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'https://started.example' })
  const program = at('main.cjs')
  await bundleServer(program, at())
  const code = await readFile(program, 'utf8')
  expect(code).toContain('"https://built.example"')
  expect(code).toContain('"a.example"')
  expect(code).not.toContain('https://started.example')
})
