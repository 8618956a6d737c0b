import { type Agent, get } from 'node:http'
import { load } from '@/testing/load'
import { median } from './figures'

const roundMs = 3000
const headers = { accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'gzip, br' }

/** Costs little, because the server shares the processor with it. */
const ask = (url: string, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      answer.on('error', reject).on('end', resolve).resume()
    }).on('error', reject)
  })

/** Requests for a page that a server answers a second. */
async function requestsPerSecond(url: string, roundMs: number) {
  const { perSecond } = await load(
    async (agent) => {
      await ask(url, agent)
      return true
    },
    (_, ms) => ms >= roundMs,
  )
  return perSecond
}

/**
 * Asks servers for the same page in turn.
 * @param urls by name; the ratio is to the last
 */
export async function measureServers(urls: Record<string, string>, rounds: number) {
  const rates = new Map(Object.keys(urls).map((name) => [name, [] as number[]]))
  for (const url of Object.values(urls)) await requestsPerSecond(url, roundMs / 3)
  for (let round = 0; round < rounds; round++)
    for (const [name, url] of Object.entries(urls))
      rates.get(name)?.push(await requestsPerSecond(url, roundMs))
  const rows = [...rates].map(([name, all]) => [name, median(all)] as const)
  const last = rows.at(-1)?.[1] ?? NaN
  return Object.fromEntries(
    rows.map(([name, rate]) => [
      name,
      { 'requests a second': Math.round(rate), ratio: Number((rate / last).toFixed(2)) },
    ]),
  )
}
