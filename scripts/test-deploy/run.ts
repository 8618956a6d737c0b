import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { pages } from '@/content/pages'
import { articlePath } from '@/content/paths'
import { articles } from '@/sandbox/articles'
import { startSandbox } from '@/sandbox/server'
import { account } from '@/scripts/faults/account'
import { faultyPostgres } from '@/scripts/faults/postgres'
import { prepareChromium } from '@/testing/chromium'
import { formRoutes, openPage } from '@/testing/form-client'
import { seeded } from '@/testing/random'
import { type Instance, releaseInstance } from './instance'
import { assetsIn, killed, readPage, startLoad } from './load'
import { startNginx } from './nginx'
import type { Release } from './releases'

const seenWithinMs = 60_000
const editedWithinMs = 120_000
const deliveredWithinMs = 30_000

/** What happened in one part of the test, and how long it took. */
interface Phase {
  phase: string
  seconds: number
  remark: string
}

const exists = async (url: string) => (await fetch(url, { method: 'HEAD' })).status === 200

/** A visitor with a browser who opens a form and sends it when told. */
async function openInBrowser(site: string) {
  await prepareChromium()
  const executablePath = process.env.PLAYWRIGHT_CHROMIUM
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) })
  const page = await browser.newPage()
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(`in the browser: ${error.message}`))
  page.on('response', (answer) => {
    if (answer.status() >= 400) wrong.push(`in the browser: ${answer.status()} ${answer.url()}`)
  })
  await page.goto(`${site}/contact`, { waitUntil: 'networkidle' })
  return {
    /** Fills the form in, which loads more scripts, and presses the button. */
    async send() {
      for (const field of await page.locator('main input:visible, main textarea:visible').all()) {
        const type = await field.getAttribute('type')
        if (type === 'checkbox') await field.check()
        else await field.fill(type === 'email' ? 'a@example.in' : '9800000000')
      }
      for (const list of await page.locator('main select:visible').all())
        await list.selectOption({ index: 1 })
      await page
        .locator('main form')
        .getByRole('button', { name: /send|submit/i })
        .click()
      await page.waitForURL(/thank-you/, { timeout: 60_000, waitUntil: 'commit' }).catch(() => {
        wrong.push(`in the browser: the form was not sent, still at ${page.url()}`)
      })
      return wrong
    },
    close: () => browser.close(),
  }
}

async function replace(sites: readonly Instance[], release: Release) {
  for (const site of sites) {
    await site.stop('SIGTERM')
    await site.start(release)
  }
}

/**
 * Two processes on Postgres behind nginx: a rolling restart to another release, the way back, a kill,
 * and then everything behind nginx away, with visitors who read and write.
 * @param user the id of the user that the site and nginx run as; undefined for that of this process
 * @param short without the way back and the edited article, and with shorter waits
 */
export async function runDeploys(
  { first, second }: { first: Release; second: Release },
  { user, short }: { user?: number | undefined; short: boolean },
) {
  const asUsualMs = short ? 2_000 : 5_000
  const token = 'deploy'
  const sandbox = await startSandbox({ port: 0, token, tokenHeader: 'x-access-token' })
  const store = await faultyPostgres()
  const settings = {
    ...store.settings,
    BACKEND_URL: sandbox.url,
    BACKEND_TOKEN: token,
    // nginx, and the one whose place the visitors of this test take when they say where they are.
    TRUST_PROXY: '2',
  }
  const sites = [await releaseInstance(settings, user), await releaseInstance(settings, user)]
  const nginx = await startNginx(
    sites.map(({ host }) => host),
    user,
  )
  const phases: Phase[] = []
  const news = articles.map(({ newsid }) => articlePath(String(newsid)))
  const paths = [...pages.map(({ path }) => path), ...news]
  const problems: string[] = []

  async function phase(name: string, act: () => Promise<string>) {
    load?.enter(name)
    const begun = performance.now()
    const remark = await act()
    phases.push({
      phase: name,
      seconds: Math.round((performance.now() - begun) / 100) / 10,
      remark,
    })
  }
  /** How long until each page is seen as the processes have it. */
  async function untilSeen() {
    const begun = performance.now()
    const scripts = async (site: string, path: string) =>
      [...assetsIn(await (await readPage(site, path)).text())].sort().join(' ')
    const isOld = async (path: string) =>
      (await scripts(nginx.url, path)) !== (await scripts(sites[0]?.url ?? '', path))
    for (;;) {
      const old = await Promise.all(paths.map(isOld))
      const seconds = Math.round((performance.now() - begun) / 1000)
      if (!old.includes(true)) return `seen on all ${paths.length} pages after ${seconds} s`
      if (performance.now() - begun > seenWithinMs) {
        const late = paths.filter((_, index) => old[index])
        for (const path of late) {
          const { headers } = await readPage(nginx.url, path)
          problems.push(`still old after a minute: ${path}, ${headers.get('x-cache-status')}`)
        }
        return 'not seen'
      }
      await wait(1000)
    }
  }

  /** How long until a new title is seen by those who take Brotli and those who take gzip. */
  async function untilEditSeen() {
    const [article, ...others] = articles
    if (!article) throw new Error('the sandbox has no article')
    const begun = performance.now()
    const title = 'Edited while visitors read'
    sandbox.setNews([{ ...article, title }, ...others])
    const isOld = async (encoding: string) =>
      !(
        await (await readPage(nginx.url, articlePath(String(article.newsid)), encoding)).text()
      ).includes(title)
    while ((await isOld('br')) || (await isOld('gzip'))) {
      if (performance.now() - begun > editedWithinMs) {
        problems.push('an edited article is not seen after two minutes')
        return 'not seen'
      }
      await wait(1000)
    }
    return `seen after ${Math.round((performance.now() - begun) / 1000)} s`
  }

  let load: ReturnType<typeof startLoad> | undefined
  let browser: Awaited<ReturnType<typeof openInBrowser>> | undefined
  try {
    await Promise.all(sites.map((site) => site.start(first)))
    const open = await Promise.all(formRoutes.map((route) => openPage(nginx.url, route)))
    browser = await openInBrowser(nginx.url)
    load = startLoad(nginx.url, paths, open)
    await phase('as usual', async () => {
      for (const path of paths)
        for (const encoding of ['br', 'gzip'])
          await (await readPage(nginx.url, path, encoding)).text()
      await wait(asUsualMs)
      return `${paths.length} pages`
    })
    await phase('rolling restart to the second release', async () => {
      await replace(sites, second)
      return ''
    })
    await phase('the second release is seen', async () => {
      const remark = await untilSeen()
      const [site] = sites
      for (const asset of first.assets)
        if (site && !(await exists(site.url + asset)))
          problems.push(`gone with the deploy: ${asset}`)
      return `${remark}; ${first.assets.size} files of the first are there`
    })
    await phase('a page open since before', async () => {
      problems.push(...((await browser?.send()) ?? []))
      return 'sent its form'
    })
    if (!short) {
      await phase('roll back to the first release', async () => {
        await replace(sites, first)
        return untilSeen()
      })
      await phase('an edited article', untilEditSeen)
    }
    await phase(killed, async () => {
      await sites[0]?.stop('SIGKILL')
      await wait(asUsualMs)
      await sites[0]?.start(first)
      return ''
    })
    await load.stop()
    problems.push(...load.problems)
    await phase('leads arrive', async () => {
      const deadline = Date.now() + deliveredWithinMs
      while (Date.now() < deadline && (await store.rows()).some(({ state }) => state === 'pending'))
        await wait(250)
      const result = account(load?.sent ?? [], await store.rows(), sandbox.leads())
      problems.push(...result.problems)
      const { thanked, delivered, lost, twice } = result
      return `${thanked} thanked, ${delivered} delivered, ${lost} lost, ${twice} twice`
    })
    await phase('backend, database and both processes away', async () => {
      await sandbox.close()
      await store.troubles['Postgres stopped']?.begin(seeded(1))
      const askAll = async (when: string) => {
        for (const path of paths)
          for (const encoding of ['br', 'gzip']) {
            const { status } = await readPage(nginx.url, path, encoding)
            if (status !== 200) problems.push(`${when}: ${status} for ${path} (${encoding})`)
          }
      }
      await askAll('backend and database away')
      await Promise.all(sites.map((site) => site.stop('SIGKILL')))
      await wait(11_000)
      await askAll('all away')
      const form = await fetch(`${nginx.url}/contact`, { method: 'POST', body: new FormData() })
      if (form.status !== 503) problems.push(`all away: ${form.status} for a form`)
      return `${paths.length} pages are shown`
    })
    return {
      phases,
      problems,
      count: load.count,
      output: sites.map((site) => site.output()).join('\n'),
      nginx: nginx.errors(),
    }
  } finally {
    await load?.stop()
    await browser?.close()
    await nginx.stop()
    await Promise.all(sites.map((site) => site.stop('SIGKILL')))
    await Promise.allSettled([sandbox.close(), store.remove()])
  }
}
