import { once } from 'node:events'
import {
  Agent,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type RequestListener,
} from 'node:http'
import * as client from '@/testing/form-client'
import { listen, wire } from '@/testing/http'
import { anyAddress, seeded } from '@/testing/random'
import { median, rounded } from './figures'

const connections = 16
const page = { 'accept-encoding': 'br', accept: 'text/html' }
const route = '/getpass'
const mark = 'placeholder-of-the-mark'

/** Sends one request and resolves once its answer with the wanted status has been read. */
type Ask = (agent: Agent) => Promise<void>

interface Sent {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: Buffer
}

async function ask(url: string, wanted: number, agent: Agent, { body, ...sent }: Sent) {
  const asked = request(url, { agent, ...sent }).end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  await once(answer.resume(), 'end')
  if (answer.statusCode !== wanted)
    throw new Error(`${url} answered ${answer.statusCode}, not ${wanted}`)
}

/** Answers a second to as many requests as the connections can send. */
async function perSecond(send: Ask, ms: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const begun = performance.now()
  let answers = 0
  const repeat = async () => {
    while (performance.now() - begun < ms) {
      await send(agent)
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, repeat))
  const seconds = (performance.now() - begun) / 1000
  agent.destroy()
  return answers / seconds
}

async function startBareServer(answer: RequestListener) {
  const server = createServer(answer)
  const url = `http://127.0.0.1:${await listen(server)}`
  return { url, close: () => server.close().closeAllConnections() }
}

/** A visitor's post of a form: each time with another name, from another address. */
async function poster(site: string) {
  const random = seeded(1)
  const open = await client.openPage(site, route)
  const sample = new Response(client.formBody(open, client.fillIn(open.form, mark, random)))
  const parts = (await sample.text()).split(client.visitorName(mark))
  const type = sample.headers.get('content-type') ?? ''
  let visitors = 0
  return (to: string): Ask =>
    (agent) => {
      const body = Buffer.from(parts.join(client.visitorName(`bench-${++visitors}`)))
      const headers = {
        origin: new URL(site).origin,
        'content-type': type,
        'content-length': body.length,
        'x-forwarded-for': anyAddress(random),
      }
      return ask(to + route, 303, agent, { method: 'POST', headers, body })
    }
}

/**
 * Compares the site's answers to `/` and to a form with those of a bare `node:http` server, which sends
 * the same bytes, and reads a form without looking at it. The ratios are medians over the rounds.
 * @param site its address; it has to trust one proxy
 */
export async function measureServers(site: string, rounds: number, roundMs: number) {
  const home = await wire(`${site}/`, page)
  const bare = await startBareServer((asked, answer) => {
    if (asked.method === 'GET') answer.writeHead(200, home.headers).end(home.body)
    else
      asked.resume().on('end', () => answer.writeHead(303, { location: '/thank-you-guest' }).end())
  })
  const get =
    (url: string): Ask =>
    (agent) =>
      ask(`${url}/`, 200, agent, { headers: page })
  const post = await poster(site)
  const pairs: Record<string, [site: Ask, bare: Ask]> = {
    '/': [get(site), get(bare.url)],
    'a form': [post(site), post(bare.url)],
  }
  const rows: Record<string, Record<string, number>> = {}
  for (const [name, asks] of Object.entries(pairs)) {
    const rates: [site: number, bare: number][] = []
    for (const send of asks) await perSecond(send, roundMs / 2)
    for (let round = 0; round < rounds; round++)
      rates.push([await perSecond(asks[0], roundMs), await perSecond(asks[1], roundMs)])
    rows[name] = {
      'site (1/s)': rounded(median(rates.map(([ours]) => ours))),
      'bare (1/s)': rounded(median(rates.map(([, theirs]) => theirs))),
      ratio: rounded(median(rates.map(([ours, theirs]) => ours / theirs)), 2),
    }
  }
  bare.close()
  return rows
}
