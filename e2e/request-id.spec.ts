import { cp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test as base } from '@/e2e/support/test'
import { type Site, startSite } from '@/testing/site'

/** Puts an error into the build of a site: its articles throw. */
async function breakArticles(folder: string) {
  const server = path.join(folder, '.next/server')
  for (const name of ['app', 'chunks']) {
    const link = path.join(server, name)
    const shared = await realpath(link)
    await rm(link)
    await cp(shared, link, { recursive: true })
  }
  for (const file of await readdir(server, { recursive: true })) {
    if (!file.endsWith('.js')) continue
    const code = await readFile(path.join(server, file), 'utf8')
    if (!code.includes('/onenews/')) continue
    await writeFile(path.join(server, file), code.replaceAll('/onenews/', '${nowhere.there}/'))
  }
}

const test = base.extend<{ broken: Site }>({
  broken: async ({}, provide) => {
    const site = await startSite({}, breakArticles)
    await provide(site)
    await site.close()
  },
  baseURL: async ({ broken }, provide) => provide(broken.url),
})

test('the id on the error page is in the log line of the error @desktop', async ({
  page,
  broken,
  allowConsole,
}) => {
  allowConsole(/500/, /React error #441/)
  const response = await page.goto('/news-readmore/1')
  const requestId = await response?.headerValue('x-request-id')
  await expect(page.getByText(`Reference: ${requestId}`)).toBeVisible()
  const told = () =>
    broken
      .output()
      .split('\n')
      .filter((line) => line.includes('"msg":"a page could not be made"'))
  await expect.poll(told).toContainEqual(expect.stringContaining(`"requestId":"${requestId}"`))
})
