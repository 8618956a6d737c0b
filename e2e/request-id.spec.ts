import { cp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startSite, type Site } from '@/testing/site'
import { expect, test } from './test'

/** Puts a mistake into the built site: its articles throw from the next start on. */
async function breakArticles(site: Site) {
  const server = path.join(site.folder, '.next/server')
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

const brokenSiteTest = test.extend<object, { site: Site }>({
  site: [
    async ({}, provide) => {
      const site = await startSite()
      await breakArticles(site)
      await site.restart()
      await provide(site)
      await site.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

const logLines = (site: Site): unknown[] =>
  site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): unknown => JSON.parse(line))

brokenSiteTest(
  'the id on the error page leads to the line in the log @desktop',
  async ({ page, site, allowConsole }) => {
    allowConsole(/500/, /React error #441/)
    const answer = await page.goto('/news-readmore/1')
    const requestId = await answer?.headerValue('x-request-id')
    await expect(page.getByText(`Reference: ${requestId}`)).toBeVisible()
    expect(logLines(site)).toContainEqual(
      expect.objectContaining({ requestId, msg: 'a page could not be made' }),
    )
  },
)

test('a line in the log has the id that the answer carries @desktop', async ({ request, site }) => {
  site.sandbox.setMode({ status: 500 })
  const answer = await request.get('/news-readmore/of-this-test')
  const requestId = answer.headers()['x-request-id']
  expect(logLines(site)).toContainEqual(
    expect.objectContaining({ requestId, msg: 'News could not be read' }),
  )
})
