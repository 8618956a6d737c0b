import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { startSandbox } from '@/sandbox/server'
import { listen } from '@/testing/listen'
import { type Behaviour, healthy } from './behaviours'

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
