import { Agent, get } from 'node:http'
import { median } from './figures'

const connections = 16
const roundMs = 3000
const browser = { accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'gzip, br' }

const ask = (url: string, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers: browser }, (response) => {
      response.on('error', reject).on('end', resolve).resume()
    }).on('error', reject)
  })

/** Requests for a page that a server answers a second, over keep-alive connections. */
async function requestsPerSecond(url: string, ms: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const start = performance.now()
  let answered = 0
  const askOn = async () => {
    while (performance.now() - start < ms) {
      await ask(url, agent)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, askOn))
  agent.destroy()
  return (answered * 1000) / (performance.now() - start)
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
