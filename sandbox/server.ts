import { once, setMaxListeners } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { answerCall } from './api'
import { type Article, articles } from './articles'
import { answerBoard } from './board'
import { Refusal, respond } from './http'
import type { Leads } from './leads'
import { everythingWorks, type Mode } from './mode'

type Options = { port: number; token: string; tokenHeader: string }

/**
 * Starts the sandbox backend on the loopback address (contract, "Sandbox backend").
 * Port 0 takes a free one. Rejects with the listen error when the port is not free.
 * `leads` are newest first; `requests` counts the calls by path; `clear` empties both.
 * `setNews` puts other articles in place of those of `sandbox/articles.ts`.
 */
export async function startSandbox({ port, ...access }: Options) {
  const leads: Leads = new Map()
  const counts = new Map<string, number>()
  const closing = new AbortController()
  setMaxListeners(0, closing.signal)
  let mode = everythingWorks
  let news = articles

  const board = {
    leads: () => structuredClone([...leads.values()].reverse()),
    mode: () => mode,
    setMode: (next: Partial<Mode>) => void (mode = { ...mode, ...next }),
  }

  async function api(request: IncomingMessage, response: ServerResponse, path: string) {
    counts.set(path, (counts.get(path) ?? 0) + 1)
    const { delay, status, drop } = mode
    const endpoint = path.slice('/api/v1/'.length)
    const reply =
      drop || status
        ? { status, body: { error: `The sandbox answers ${status}.` } }
        : await answerCall(request, endpoint, { ...access, news, leads })
    if (delay) await wait(delay, undefined, { signal: closing.signal })
    if (drop) return request.destroy()
    if (reply.status === 429) response.setHeader('retry-after', '3')
    return respond(response, reply.status, reply.body)
  }

  async function route(request: IncomingMessage, response: ServerResponse) {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const handle = path.startsWith('/api/v1/') ? api : answerBoard
    await handle(request, response, path, board)
  }

  const server = createServer((request, response) => {
    route(request, response).catch((error: unknown) => {
      if (closing.signal.aborted || response.headersSent || response.destroyed)
        return response.destroy()
      if (error instanceof Refusal) return respond(response, error.status, error.body)
      console.error(error)
      return respond(response, 500, { error: 'The sandbox itself failed.' })
    })
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no TCP address')

  const close = () =>
    new Promise<void>((resolve) => {
      closing.abort()
      server.close(() => resolve())
      server.closeAllConnections()
    })

  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    leads: board.leads,
    setMode: board.setMode,
    clear() {
      leads.clear()
      counts.clear()
    },
    setNews: (next: readonly Article[]) => void (news = next),
    requests: () => Object.fromEntries(counts),
    close,
  }
}
