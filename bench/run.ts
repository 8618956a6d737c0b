import { parseArgs } from 'node:util'
import { mkdir, writeFile } from 'node:fs/promises'
import os from 'node:os'
import type { Browser } from '@playwright/test'
import { exitOnSignals, readCount, requireBuild, run } from '@/scripts/process/command'
import { launchChromium } from '@/testing/chromium'
import { figures, median, rounded } from './figures'
import { interactions, respond } from './interactions'
import type { Network } from './link/bottleneck'
import { startHttp2Link } from './link/http2-link'
import { measureServers } from './server'
import { startSites } from './sites/start'
import { visit, type Visit } from './visit'

const slow4g: Network = { down: 1_600_000, up: 750_000, rtt: 150 }

const pages = ['/', '/locations/bandra', '/getpass', '/classes/bjj', '/news', '/news-readmore/16']

/** `--short` tries the bench out: one round of two pages over the link, no figures to quote. */
function benchOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      short: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      pages: { type: 'string' },
    },
  })
  return {
    rounds: readCount('rounds', values.rounds, values.short ? 1 : 6),
    pages: values.pages?.split(',') ?? (values.short ? pages.slice(0, 2) : pages),
  }
}

type Options = ReturnType<typeof benchOptions>
type Origins = Awaited<ReturnType<typeof startSites>>['origins']

/** Rows `page kind`, each with the visits of all rounds, in turn so that noise hits all alike. */
async function measureVisits(browser: Browser, origins: Origins, options: Options) {
  const visits = new Map<string, Visit[]>()
  const { urls, close } = await startHttp2Link(slow4g, Object.values(origins))
  for (const page of options.pages) {
    for (const url of urls) await visit(browser, url + page)
    for (let round = 0; round < options.rounds; round++)
      for (const [index, kind] of Object.keys(origins).entries()) {
        const key = `${page} ${kind}`
        const seen = await visit(browser, `${urls[index]}${page}`)
        visits.set(key, [...(visits.get(key) ?? []), seen])
      }
  }
  close()
  return visits
}

async function measureInteractions(browser: Browser, site: string, { rounds }: Options) {
  const rows: Record<string, Record<string, number>> = {}
  for (const one of interactions) {
    const times = async (early: boolean) => {
      const all: number[] = []
      for (let round = 0; round < rounds; round++)
        all.push(await respond(browser, site, one, early, slow4g))
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

const rowsOf = (visits: Map<string, Visit[]>) =>
  Object.fromEntries(
    [...visits].map(([key, all]) => {
      const byHand = visits.get(`${key.split(' ', 1)[0]} by hand`) ?? []
      return [key, rounded(figures(all, byHand))]
    }),
  )

/** Of all pages of one kind of site, the median ratio to the page by hand. */
function overPages(rows: ReturnType<typeof rowsOf>, kind: string) {
  const of = (name: string) =>
    Object.entries(rows).flatMap(([key, row]) => (key.endsWith(kind) ? (row[name] ?? []) : []))
  return { FCP: median(of('FCP median')), LCP: median(of('LCP median')) }
}

async function bench() {
  const options = benchOptions(process.argv.slice(2))
  requireBuild()
  const sites = await startSites(options.pages)
  const browser = await launchChromium()
  try {
    const started = new Date().toISOString()
    const visits = await measureVisits(browser, sites.origins, options)
    const table = rowsOf(visits)
    console.log(`\nmedians of ${options.rounds} rounds in ms; ratios to the page by hand`)
    console.table(table)
    console.log('median of the pages of the site', overPages(table, ' site'))
    const inp = await measureInteractions(browser, sites.servers.site, options)
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
      table,
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

exitOnSignals()

run(bench)
