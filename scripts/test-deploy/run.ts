import { setTimeout as wait } from 'node:timers/promises'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { seeded } from '@/testing/random'
import { account, type Sent } from '@/scripts/faults/account'
import { formRoutes, openPage } from '@/testing/form-client'
import { openInBrowser } from './browser'
import { untilEditIsSeen, untilReleaseIsSeen } from './freshness'
import { type Installation, paths, startInstallation } from './installation'
import { killed, startLoad } from './load'
import { readEverything, encodings } from './reading'
import { tryRefusals } from './refusals'
import type { Release } from './releases'
import { countKept, killOne, replace, startRelease } from './restarts'
import { tryTls } from './tls'

/** Longer than the time for which nginx answers from its cache without asking the site. */
const pagesAreOldMs = 11_000

/**
 * Ends the backend, the database and both processes. nginx must still answer with every page.
 * @param taken the encodings to ask for
 */
async function takeAllAway(
  { sandbox, store, sites, nginx, problems }: Installation,
  taken: readonly string[],
) {
  const readAll = async (when: string) => {
    for (const problem of await readEverything(nginx.url, taken))
      problems.push(`${when}: ${problem}`)
  }
  await sandbox.close()
  await store.faults['Postgres stopped']?.begin(seeded(1))
  await wait(pagesAreOldMs)
  await readAll('backend and database away')
  await Promise.all(sites.map((site) => site.stop('SIGKILL')))
  await wait(pagesAreOldMs)
  await readAll('all away')
  const form = await fetch(`${nginx.url}/contact`, { method: 'POST', body: new FormData() })
  if (form.status !== 503) problems.push(`all away: ${form.status} for a form`)
  return `${paths.length} pages are shown`
}

const deliveredWithinMs = 120_000
const run = promisify(execFile)

/** Waits for the deliveries and accounts for each form that was sent. */
async function countLeads({ store, sandbox, problems }: Installation, sent: Sent[]) {
  const deadline = Date.now() + deliveredWithinMs
  while (Date.now() < deadline && (await store.rows()).some(({ state }) => state === 'pending'))
    await wait(250)
  const result = account(sent, await store.rows(), sandbox.leads())
  problems.push(...result.problems)
  const { thanked, delivered, lost, twice } = result
  return `${thanked} thanked, ${delivered} delivered, ${lost} lost, ${twice} twice`
}

/** Runs the operator's command of a release, which must find every lead. */
async function exportLeads({ store, settings, problems }: Installation, release: Release) {
  const { PATH, TMPDIR } = process.env
  const env = { PATH, TMPDIR, NODE_ENV: 'production' as const, ...settings }
  const args = ['leads.cjs', 'export', '--format', 'json']
  const options = { cwd: release.folder, env, maxBuffer: 64 * 1024 * 1024 }
  const { stdout } = await run(process.execPath, args, options)
  const found = z.array(z.unknown()).parse(JSON.parse(stdout)).length
  const stored = (await store.rows()).length
  if (found !== stored) problems.push(`leads.cjs exports ${found} of ${stored} leads`)
  return `exports ${found} leads`
}

interface Plan {
  first: Release
  second: Release
  /** The id of the user that the site and nginx run as; undefined for that of this process. */
  user: number | undefined
  /** Without what needs two releases or takes long, and with shorter waits. */
  short: boolean
}

/** Visitors who read and write, and one whose browser has had a form open since before. */
async function startVisitors({ nginx }: Installation, { short }: Plan) {
  const open = await Promise.all(formRoutes.map((route) => openPage(nginx.url, route)))
  const crowd = short
    ? { readers: 2, writers: 2, patient: true }
    : { readers: 4, writers: 3, patient: false }
  const browser = await openInBrowser(short ? nginx.url : nginx.tlsUrl)
  return { browser, load: startLoad(nginx.url, open, crowd) }
}
type Visitors = Awaited<ReturnType<typeof startVisitors>>

/** The phases in their order. Each returns a remark and adds its findings to `problems`. */
function listPhases(place: Installation, { browser, load }: Visitors, plan: Plan) {
  const { first, second, short } = plan
  const { problems } = place
  const [brotli, gzip] = encodings
  const asUsualMs = short ? 2_000 : 5_000
  const phases: Record<string, () => Promise<string>> = {
    async 'as usual'() {
      problems.push(...(await readEverything(place.nginx.url, short ? [brotli] : encodings)))
      problems.push(...(await readEverything(place.cdn.url, short ? [gzip] : encodings)))
      await wait(asUsualMs)
      return `${paths.length} pages`
    },
    'what nginx refuses': () => tryRefusals(place),
    ...(!short && { 'the end of TLS': () => tryTls(place) }),
    'rolling restart to the second release': () => replace(place, second),
    'the second release is seen': () => untilReleaseIsSeen(place),
    'scripts and styles of the first release': () => countKept(place, first),
    async 'a page open since before'() {
      problems.push(...(await browser.send()))
      return 'sent its form'
    },
    ...(!short && {
      'roll back to the first release': () => replace(place, first),
      'the first release is seen again': () => untilReleaseIsSeen(place),
      'an edited article': () => untilEditIsSeen(place),
    }),
    [killed]: () => killOne(place, first, asUsualMs),
    async 'leads arrive'() {
      await load.stop()
      problems.push(...load.problems)
      return countLeads(place, load.sent)
    },
    ...(!short && { "the operator's command": () => exportLeads(place, first) }),
    'backend, database and both processes away': () =>
      takeAllAway(place, short ? [brotli] : encodings),
  }
  return Object.entries(phases)
}

/** Goes through all phases with visitors who read and write, and returns what was wrong. */
export async function runDeploys(plan: Plan) {
  const place = await startInstallation(plan.user)
  const { sites, nginx, problems } = place
  let visitors: Visitors | undefined
  const done: { phase: string; seconds: number; remark: string }[] = []
  try {
    await Promise.all(sites.map((site) => startRelease(site, plan.first)))
    visitors = await startVisitors(place, plan)
    for (const [phase, act] of listPhases(place, visitors, plan)) {
      visitors.load.enter(phase)
      const begun = performance.now()
      const remark = await act().catch((error: unknown) => {
        problems.push(`${phase}: ${String(error)}`)
        return 'broken off'
      })
      const seconds = Math.round((performance.now() - begun) / 100) / 10
      done.push({ phase, seconds, remark })
    }
    const output = sites.map((site) => site.output().slice(-20_000)).join('\n')
    return { phases: done, problems, count: visitors.load.count, output, nginx: nginx.errors() }
  } finally {
    await visitors?.load.stop()
    await visitors?.browser.close()
    await place.stop()
  }
}
