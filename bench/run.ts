import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import os from 'node:os'
import { chromium, type Browser } from '@playwright/test'
import { CommandError, run } from '@/scripts/command'
import { prepareChromium } from '@/testing/chromium'
import { figures, median, rounded } from './figures'
import { interactions, respond } from './interactions'
import { startHttp1 } from './link/http1'
import { startHttp2Link } from './link/http2-link'
import { benchOptions, networks, type NetworkName } from './options'
import { measureServers } from './server'
import { startSites } from './sites/start'
import { visit, type Visit } from './visit'

type Options = ReturnType<typeof benchOptions>
type Urls = Awaited<ReturnType<typeof startSites>>['urls']

/** Rows `network page kind`, each with the visits of all rounds, in turn so that noise hits all alike. */
async function measureVisits(browser: Browser, sites: Urls, options: Options) {
  const visits = new Map<string, Visit[]>()
  const kinds = Object.keys(sites)
  for (const name of options.networks) {
    const { network, direct } = networks[name]
    const began = performance.now()
    const { urls, close } = direct
      ? await startHttp1(Object.values(sites))
      : await startHttp2Link(network, Object.values(sites))
    for (const page of options.pages) {
      for (const url of urls) await visit(browser, url + page)
      for (let round = 0; round < options.rounds; round++)
        for (const [index, kind] of kinds.entries()) {
          const key = `${name} ${page} ${kind}`
          const seen = await visit(browser, `${urls[index]}${page}`, direct ? network : undefined)
          visits.set(key, [...(visits.get(key) ?? []), seen])
        }
    }
    close()
    console.log(`${name} took ${Math.round((performance.now() - began) / 1000)} s`)
  }
  return visits
}

async function measureInteractions(browser: Browser, site: string, { rounds }: Options) {
  const { network } = networks.link
  const rows: Record<string, Record<string, number>> = {}
  for (const one of interactions) {
    const times = async (early: boolean) => {
      const all: number[] = []
      for (let round = 0; round < rounds; round++)
        all.push(await respond(browser, site, one, early, network))
      return median(all)
    }
    rows[one.name] = {
      'before hydration (ms)': await times(true),
      'after (ms)': await times(false),
    }
  }
  return rows
}

/** Bytes and requests of the last visit of each row, by type. */
const byType = (visits: Map<string, Visit[]>) =>
  Object.fromEntries(
    [...visits].map(([key, all]) => {
      const { bytes, requests } = all.at(-1) ?? {}
      return [key, { bytes, requests }]
    }),
  )

const rowsOf = (visits: Map<string, Visit[]>, name: NetworkName) =>
  Object.fromEntries(
    [...visits]
      .filter(([key]) => key.startsWith(`${name} `))
      .map(([key, all]) => {
        const byHand = visits.get(key.replace(/(\S+ \S+) .*/, '$1 by hand')) ?? []
        return [key, rounded(figures(all, byHand))]
      }),
  )

async function bench() {
  const options = benchOptions(process.argv.slice(2))
  if (!existsSync('.next/BUILD_ID'))
    throw new CommandError('There is no production build to measure: run `npm run build` first.')
  await prepareChromium()
  const sites = await startSites(options.pages)
  const browser = await chromium.launch({
    executablePath: process.env.PLAYWRIGHT_CHROMIUM ?? '',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const started = new Date().toISOString()
    const visits = await measureVisits(browser, sites.urls, options)
    const tables = options.networks.map((name) => [name, rowsOf(visits, name)] as const)
    for (const [name, rows] of tables) {
      console.log(
        `\n${name}: medians of ${options.rounds} rounds in ms; ratios to the page by hand`,
      )
      console.table(rows)
    }
    const inp = await measureInteractions(browser, sites.urls.site, options)
    console.log('\nfrom an act to the next frame')
    console.table(inp)
    const servers = await measureServers(sites.servers, options.rounds)
    console.log('\nthe home page from `next start`, for browsers that take Brotli')
    console.table(servers)
    const machine = { cpus: os.cpus().length, load: os.loadavg(), node: process.version }
    const result = {
      started,
      machine,
      options,
      tables: Object.fromEntries(tables),
      byType: byType(visits),
      inp,
      servers,
    }
    await mkdir('bench/results', { recursive: true })
    const file = `bench/results/${started.slice(0, 16).replace(':', '')}.json`
    await writeFile(file, `${JSON.stringify(result, null, 2)}\n`)
    console.log(`\nkept in ${file}`)
  } finally {
    await browser.close()
    await sites.close()
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(1))

run(bench)
