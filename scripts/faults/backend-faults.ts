import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

/** What the backend does with a call; `take` passes it on to the sandbox, which keeps the lead. */
export type Reaction = (response: ServerResponse, take: () => Promise<Response>) => unknown

export const healthy: Reaction = async (response, take) => {
  const answer = await take()
  response.writeHead(answer.status).end(await answer.text())
}

const late =
  (ms: number): Reaction =>
  async (response, take) => {
    await wait(ms)
    await healthy(response, take)
  }

const refusing =
  (status: number, headers = {}): Reaction =>
  (response) =>
    response.writeHead(status, headers).end('{"error":"injected"}')

function* endlessly(text: string) {
  for (;;) yield text.repeat(4_000)
}

const answering =
  (status: number, body: (response: ServerResponse) => unknown): Reaction =>
  async (response, take) => {
    if (status < 300) await take()
    body(response.writeHead(status))
  }

/** One way in which the backend can be broken; a `harmless` one delays no lead. */
export interface BackendFault {
  behave: Reaction
  harmless?: true
}

export const backendFaults = {
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
} satisfies Record<string, BackendFault>

/** Longer than the site waits. Only in a long run: each such attempt takes ten seconds. */
export const backendHangs = { 'backend hangs': { behave: late(11_000) } }
