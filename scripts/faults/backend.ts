import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { startSandbox } from '@/sandbox/server'
import { listen } from '@/testing/listen'

/** How the backend behaves to a call; `take` has the sandbox take it, which then has the lead. */
type Behaviour = (response: ServerResponse, take: () => Promise<Response>) => unknown

const healthy: Behaviour = async (response, take) => {
  const answer = await take()
  response.writeHead(answer.status).end(await answer.text())
}

export const late =
  (ms: number): Behaviour =>
  async (response, take) => {
    await wait(ms)
    await healthy(response, take)
  }

export const refusing =
  (status: number, headers = {}): Behaviour =>
  (response) =>
    response.writeHead(status, headers).end('{"error":"injected"}')

function* endlessly(text: string) {
  for (;;) yield text.repeat(4_000)
}

const answering =
  (status: number, body: (response: ServerResponse) => unknown): Behaviour =>
  async (response, take) => {
    if (status < 300) await take()
    body(response.writeHead(status))
  }

/** One way in which the backend can be broken; `harmless` ones delay no lead. */
export interface BackendTrouble {
  behave: Behaviour
  harmless?: true
}

/** The ways in which the backend can be broken. */
export const backendTroubles = {
  'backend healthy': { behave: healthy, harmless: true },
  'backend slow': { behave: late(900) },
  'backend 500': { behave: refusing(500) },
  'backend 503': { behave: refusing(503) },
  'backend 429': { behave: refusing(429, { 'retry-after': '3' }) },
  'backend 422': { behave: refusing(422), harmless: true },
  'backend drops': { behave: (response) => response.destroy() },
  'answers stall': { behave: answering(201, (response) => response.write('{')), harmless: true },
  'answers never end': {
    behave: answering(201, (response) => Readable.from(endlessly('[')).pipe(response)),
    harmless: true,
  },
  'refusals never end': {
    behave: answering(500, (response) => Readable.from(endlessly('\0')).pipe(response)),
  },
  'NUL in answers': {
    behave: answering(422, (response) => response.end(Buffer.from('\0no\xed\xa0\x80', 'latin1'))),
    harmless: true,
  },
} satisfies Record<string, BackendTrouble>
/** Longer than the site waits. Only in a long run: each such attempt takes ten seconds. */
export const backendHangs = { 'backend hangs': { behave: late(11_000) } }

/** The calls that take leads. */
export const leadCalls = [
  'guest_pass',
  'franchise_data',
  'landing_data',
  'feedback_data',
  'contact_us',
]

async function readBody(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks)
}

/** A sandbox backend behind a door at which it can be broken, for all calls or for one. */
export async function startBreakableBackend() {
  const sandbox = await startSandbox({ port: 0, token: 'faults', tokenHeader: 'x-access-token' })
  let behave = healthy
  let broken: string | undefined
  const underWay = new Map<string, number>()
  const asked: { call: string; at: number; atOnce: number }[] = []

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { url = '/', method = 'GET', headers } = request
    const body = await readBody(request)
    const kept = ['content-type', 'idempotency-key', 'x-access-token'].flatMap((name) => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    })
    const take = () =>
      fetch(sandbox.url + url, {
        method,
        headers: Object.fromEntries(kept) as Record<string, string>,
        ...(body.length > 0 && { body }),
      })
    const call = url.slice('/api/v1/'.length)
    const count = (change: number) => {
      const atOnce = (underWay.get(call) ?? 0) + change
      underWay.set(call, atOnce)
      return atOnce
    }
    response.once('close', () => count(-1))
    asked.push({ call, at: Date.now(), atOnce: count(1) })
    await (broken === undefined || call === broken ? behave : healthy)(response, take)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
    leads: sandbox.leads,
    /** Every request: its call, when it came in milliseconds since 1970, and how many of the call were open. */
    asked,
    /** From now on it behaves so; to `call` only, when one is given. */
    behave(how: Behaviour, call?: string) {
      behave = how
      broken = call
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await sandbox.close()
    },
  }
}
