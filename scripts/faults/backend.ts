import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { startSandbox } from '@/sandbox/server'
import { listen } from '@/testing/http'
import type { Fault } from './fault'

/** What the backend does with a call; `take` passes it on to the sandbox, which keeps the lead. */
type Reaction = (response: ServerResponse, take: () => Promise<Response>) => unknown

const healthy: Reaction = async (response, take) => {
  const taken = await take()
  response.writeHead(taken.status).end(await taken.text())
}

function* endlessly(text: string) {
  for (;;) yield text.repeat(4_000)
}

/** Answers with a status and what `body` writes. With a good status the lead is taken. */
const answering =
  (status: number, body: (response: ServerResponse) => unknown, headers = {}): Reaction =>
  async (response, take) => {
    if (status < 300) await take()
    body(response.writeHead(status, headers))
  }

const refusing = (status: number, headers = {}) =>
  answering(status, (response) => response.end('{"error":"injected"}'), headers)

/** What is broken is one endpoint, or all. */
interface BackendFault {
  react: Reaction
  endpoint?: string
}

const hang: Reaction = () => undefined

const backendFaults: Record<string, BackendFault> = {
  'backend hangs': { react: hang },
  'backend 500': { react: refusing(500) },
  'backend 429': { react: refusing(429, { 'retry-after': '3' }) },
  'backend drops': { react: (response) => response.destroy() },
  'guest passes hang': { react: hang, endpoint: 'guest_pass' },
  'responses never end': {
    react: answering(201, (response) => Readable.from(endlessly('[')).pipe(response)),
  },
  'refusals stall': { react: answering(500, (response) => response.write('{')) },
  'refusals with NUL': {
    react: answering(422, (response) => response.end(Buffer.from('\0no\xed\xa0\x80', 'latin1'))),
  },
}

/** A sandbox backend behind a server that can misbehave. A fault lasts until the next begins. */
export async function startBreakableBackend() {
  const sandbox = await startSandbox({ port: 0, token: 'faults', tokenHeader: 'x-access-token' })
  let now: BackendFault = { react: healthy }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { url = '/', method = 'GET', headers } = request
    const body = await buffer(request)
    const kept = new Headers()
    for (const name of ['content-type', 'idempotency-key', 'x-access-token'])
      if (headers[name] !== undefined) kept.set(name, String(headers[name]))
    const take = () =>
      fetch(sandbox.url + url, { method, headers: kept, ...(body.length > 0 && { body }) })
    const isBroken = now.endpoint === undefined || url.endsWith(`/${now.endpoint}`)
    await (isBroken ? now.react : healthy)(response, take)
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy())
  })
  const port = await listen(server)
  const faults: [string, Fault][] = Object.entries(backendFaults).map(([name, fault]) => [
    name,
    { begin: () => void (now = fault) },
  ])
  return {
    url: `http://127.0.0.1:${port}`,
    leads: sandbox.leads,
    faults: Object.fromEntries(faults),
    mend: () => void (now = { react: healthy }),
    async close() {
      server.closeAllConnections()
      server.close()
      await sandbox.close()
    },
  }
}
