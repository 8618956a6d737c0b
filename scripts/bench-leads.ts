import { once } from 'node:events'
import { type Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startBareNext } from '@/testing/bare-next'
import * as client from '@/testing/form-client'
import { load, type Measured } from '@/testing/load'
import { startPostgres } from '@/testing/postgres.mjs'
import { anyAddress, seeded } from '@/testing/random'
import { startSite } from '@/testing/site'
import { megabytesUsed } from '@/testing/site-process'
import { exitOnSignals, requireBuild, run } from './process/command'

const route = '/getpass'
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
const placeholder = 'placeholder-of-the-mark'
const random = seeded(1)
let visitors = 0

/**
 * A visitor's post to a site, for a load: each time with another name, from another address.
 * @returns what says whether it was thanked for
 */
async function poster(site: string, page: client.OpenPage, hasScript = false) {
  const form = client.formBody(page, client.fillIn(page.form, placeholder, random))
  const sample = new Response(hasScript ? client.asCall(form) : form)
  const parts = (await sample.text()).split(client.visitorName(placeholder))
  return async (agent: Agent) => {
    const body = Buffer.from(parts.join(client.visitorName(`bench-${++visitors}`)))
    const headers = {
      origin: new URL(site).origin,
      'content-type': sample.headers.get('content-type') ?? '',
      ...(hasScript && client.callHeaders),
      'content-length': body.length,
      'x-forwarded-for': anyAddress(random),
    }
    const sending = request(site + route, { method: 'POST', agent, headers })
    sending.end(body)
    const [answer] = (await once(sending, 'response')) as [IncomingMessage]
    const said = await text(answer)
    return answer.statusCode === 303 || said.includes('"goTo":"')
  }
}

/** Starts one site on SQLite and one on Postgres, each with a backend of its own. */
async function startSites() {
  const server = await startPostgres()
  const sqlite = await startSite({ TRUST_PROXY: '1' })
  const database = await server.createDatabase('bench')
  const postgres = await startSite({ TRUST_PROXY: '1', DATABASE_URL: database })
  const remove = async () => {
    await Promise.all([sqlite.close(), postgres.close()])
    await server.stop()
  }
  const delivered = () => sqlite.sandbox.leads().length + postgres.sandbox.leads().length
  return { sqlite, postgres, delivered, remove }
}

const mean = (all: readonly Measured[], of: keyof Measured) =>
  all.reduce((sum, one) => sum + one[of], 0) / all.length

async function measure(sites: Awaited<ReturnType<typeof startSites>>, bare?: string) {
  const { sqlite, postgres } = sites
  const page = await client.openPage(sqlite.url, route)
  const ways: Record<string, (agent: Agent) => Promise<boolean>> = {
    ...(bare !== undefined && { 'bare route': await poster(bare, page) }),
    sqlite: await poster(sqlite.url, page),
    [withScript]: await poster(sqlite.url, page, true),
    postgres: await poster(postgres.url, page),
  }
  const measured = new Map<string, Measured[]>()
  let stored = 0
  const post = async (name: string, enough: (posts: number, ms: number) => boolean) => {
    const way = ways[name]
    if (!way) throw new Error(`nobody posts by ${name}`)
    const result = await load(way, enough)
    if (name !== 'bare route') stored += result.good
    return result
  }
  // No round is to have the deliveries of the one before it.
  const waitForDeliveries = async () => {
    const until = Date.now() + 120_000
    while (sites.delivered() < stored && Date.now() < until) await wait(200)
  }
  const atRest = { sqlite: megabytesUsed(sqlite), postgres: megabytesUsed(postgres) }
  for (const name of Object.keys(ways)) await post(name, (posts) => posts >= warmUp)
  for (let round = 0; round < rounds; round++) {
    for (const name of Object.keys(ways)) {
      await waitForDeliveries()
      const result = await post(name, (_, ms) => ms >= roundMs)
      measured.set(name, [...(measured.get(name) ?? []), result])
    }
  }
  const leadsOf = (name: string) =>
    (measured.get(name) ?? []).reduce((sum, { good }) => sum + good, warmUp)
  const memoryAfter = (store: 'sqlite' | 'postgres', leads: number) => ({
    'at rest (MB)': atRest[store],
    'then (MB)': megabytesUsed(sites[store]),
    leads,
  })
  await waitForDeliveries()
  const inPostgres = memoryAfter('postgres', leadsOf('postgres'))
  const before = leadsOf('sqlite') + leadsOf(withScript)
  const missing = manyLeads - before
  const more = await post('sqlite', (posts, ms) => posts >= missing || ms >= giveUpAfterMs)
  const memory = { sqlite: memoryAfter('sqlite', before + more.good), postgres: inPostgres }
  await waitForDeliveries()
  return { measured, memory, notDelivered: stored - sites.delivered() }
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
  console.log(`16 connections, rounds: ${rounds} of ${roundMs / 1000} s each, in turn`)
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
