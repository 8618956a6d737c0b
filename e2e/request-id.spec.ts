import { cp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Site } from '@/testing/site'
import { logLines } from '@/e2e/support/log-lines'
import { ownSiteVisit as test } from '@/e2e/support/own-site'
import { expect } from '@/e2e/support/test'

/** Puts an error into the built site: its articles throw after the next start. */
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

test('the id on the error page is in the log line of the error @desktop', async ({
  page,
  ownSite,
  allowConsole,
}) => {
  await breakArticles(ownSite)
  await ownSite.restart()
  allowConsole(/500/, /React error #441/)
  const response = await page.goto('/news-readmore/1')
  const requestId = await response?.headerValue('x-request-id')
  await expect(page.getByText(`Reference: ${requestId}`)).toBeVisible()
  await expect
    .poll(() => logLines(ownSite))
    .toContainEqual(expect.objectContaining({ requestId, msg: 'a page could not be made' }))
})
