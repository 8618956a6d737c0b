import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startBareNext } from '@/testing/bare-next'
import { openPage } from '@/testing/form-client'
import { megabytesUsed } from '@/testing/site-process'
import { bodies, load, type Measured } from './bench/load'
import { startSites } from './bench/sites'
import { exitOnSignals, requireBuild, run } from './process/command'

const route = '/getpass'
const connections = 16
const { short } = parseArgs({ options: { short: { type: 'boolean', default: false } } }).values
/** The short form tries the load out: nothing to compare with, no figures to quote. */
const { warmUp, rounds, roundMs, manyLeads } = short
  ? { warmUp: 20, rounds: 1, roundMs: 1_000, manyLeads: 0 }
  : { warmUp: 200, rounds: 3, roundMs: 4_000, manyLeads: 10_000 }
const giveUpAfterMs = 60_000
const withScript = 'sqlite, with JavaScript'
const bareRoute = `export const POST = () =>
  new Response(null, { status: 303, headers: { location: '/thank-you-guest' } })
`

const mean = (all: readonly Measured[], of: keyof Measured) =>
  all.reduce((sum, one) => sum + one[of], 0) / all.length

async function measure(sites: Awaited<ReturnType<typeof startSites>>, bare?: string) {
  const own = { sqlite: sites.sqlite.url, postgres: sites.postgres.url }
  const page = await openPage(own.sqlite, route)
  const form = await bodies(page)
  const ways = {
    ...(bare !== undefined && { 'bare route': { url: bare, form } }),
    sqlite: { url: own.sqlite, form },
    [withScript]: { url: own.sqlite, form: await bodies(page, true) },
    postgres: { url: own.postgres, form },
  }
  const measured = new Map<string, Measured[]>()
  let stored = 0
  const post = async (
    name: string,
    { url, form }: (typeof ways)['sqlite'],
    enough: (posts: number, ms: number) => boolean,
  ) => {
    const result = await load(url + route, form, connections, enough)
    if (url !== bare) stored += result.thanked
    return { name, ...result }
  }
  // No round is to have the deliveries of the one before it.
  const waitForDeliveries = async () => {
    const until = Date.now() + 120_000
    while (sites.delivered() < stored && Date.now() < until) await wait(200)
  }
  const atRest = { sqlite: megabytesUsed(sites.sqlite), postgres: megabytesUsed(sites.postgres) }
  for (const [name, way] of Object.entries(ways)) await post(name, way, (posts) => posts >= warmUp)
  for (let round = 0; round < rounds; round++) {
    for (const [name, way] of Object.entries(ways)) {
      await waitForDeliveries()
      const result = await post(name, way, (_, ms) => ms >= roundMs)
      measured.set(name, [...(measured.get(name) ?? []), result])
    }
  }
  const thankedLeads = (name: string) =>
    (measured.get(name) ?? []).reduce((sum, { thanked }) => sum + thanked, warmUp)
  const memoryAfter = (store: 'sqlite' | 'postgres', leads: number) => ({
    'at rest (MB)': atRest[store],
    'then (MB)': megabytesUsed(sites[store]),
    leads,
  })
  await waitForDeliveries()
  const postgres = memoryAfter('postgres', thankedLeads('postgres'))
  const inSqlite = thankedLeads('sqlite') + thankedLeads(withScript)
  const missing = manyLeads - inSqlite
  const { thanked } = await post(
    'sqlite',
    ways.sqlite,
    (posts, ms) => posts >= missing || ms >= giveUpAfterMs,
  )
  const sqlite = memoryAfter('sqlite', inSqlite + thanked)
  await waitForDeliveries()
  return { measured, memory: { sqlite, postgres }, notDelivered: stored - sites.delivered() }
}

function print({ measured, memory }: Awaited<ReturnType<typeof measure>>) {
  const bare = mean(measured.get('bare route') ?? [], 'perSecond')
  const rows = [...measured].map(([name, all]) => {
    const perSecond = mean(all, 'perSecond')
    const row = {
      'posts a second': Math.round(perSecond),
      ...(bare > 0 && { ratio: Number((perSecond / bare).toFixed(2)) }),
      'p50 (ms)': Math.round(mean(all, 'p50')),
      'p99 (ms)': Math.round(mean(all, 'p99')),
      'given back': all.reduce((sum, one) => sum + one.others, 0),
    }
    return [name, row] as const
  })
  console.log(`${connections} connections, rounds: ${rounds} of ${roundMs / 1000} s each, in turn`)
  console.table(Object.fromEntries(rows))
  console.log("memory of the site's process")
  console.table(memory)
}

async function bench() {
  requireBuild()
  const bare = short ? undefined : await startBareNext({ [`app${route}/route.js`]: bareRoute })
  const sites = await startSites()
  try {
    const result = await measure(sites, bare?.url)
    print(result)
    const givenBack = [...result.measured.values()].flat().some(({ others }) => others > 0)
    if (!givenBack && result.notDelivered === 0) return
    console.error(`Not every form was taken, or ${result.notDelivered} leads did not arrive.`)
    process.exitCode = 1
  } finally {
    await Promise.all([bare?.close(), sites.remove()])
  }
}

exitOnSignals()

run(bench)
