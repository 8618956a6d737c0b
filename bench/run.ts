import { parseArgs } from 'node:util'
import { mkdir, writeFile } from 'node:fs/promises'
import os from 'node:os'
import type { Browser } from '@playwright/test'
import {
  CommandError,
  exitOnSignals,
  readCount,
  requireBuild,
  run,
} from '@/scripts/process/command'
import { launchChromium } from '@/testing/chromium'
import { figures, median, rounded } from './figures'
import { interactions, respond } from './interactions'
import type { Network } from './link/bottleneck'
import { startHttp1 } from './link/http1'
import { startHttp2Link } from './link/http2-link'
import { measureServers } from './server'
import { startSites } from './sites/start'
import { visit, type Visit } from './visit'

const slow4g: Network = { down: 1_600_000, up: 750_000, rtt: 150 }
const slow3g: Network = { down: 400_000, up: 400_000, rtt: 400 }

/** How the pages are reached; `direct` over HTTP/1.1 with the throttling of DevTools, all from the same kind of server. */
const networks = {
  link: { network: slow4g, direct: false },
  http1: { network: slow4g, direct: true },
  slow: { network: slow3g, direct: false },
}

type NetworkName = keyof typeof networks

const pages = ['/', '/locations/bandra', '/getpass', '/classes/bjj', '/news', '/news-readmore/16']
const names = Object.keys(networks)
const isNetwork = (name: string): name is NetworkName => names.includes(name)

/** `--short` tries the bench out: one round of two pages over the link, no figures to quote. */
function benchOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      short: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      pages: { type: 'string' },
      networks: { type: 'string' },
    },
  })
  const chosen = (values.networks ?? (values.short ? 'link' : names.join(','))).split(',')
  const unknown = chosen.find((name) => !isNetwork(name))
  if (unknown !== undefined)
    throw new CommandError(`There is no network "${unknown}": use ${names.join(', ')}.`)
  return {
    rounds: readCount('rounds', values.rounds, values.short ? 1 : 6),
    pages: values.pages?.split(',') ?? (values.short ? pages.slice(0, 2) : pages),
    networks: chosen.filter(isNetwork),
  }
}

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
        const byHand = visits.get(`${key.split(' ', 2).join(' ')} by hand`) ?? []
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
    const visits = await measureVisits(browser, sites.urls, options)
    const tables = options.networks.map((name) => [name, rowsOf(visits, name)] as const)
    for (const [name, rows] of tables) {
      console.log(
        `\n${name}: medians of ${options.rounds} rounds in ms; ratios to the page by hand`,
      )
      console.table(rows)
      console.log('median of the pages of the site', overPages(rows, ' site'))
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

exitOnSignals()

run(bench)
