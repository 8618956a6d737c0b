import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { startSandbox } from '@/sandbox/server'
import { listen } from '@/testing/http'
import { type Reaction, healthy } from './backend-faults'

/** The endpoints that take leads. */
export const leadEndpoints = [
  'guest_pass',
  'franchise_data',
  'landing_data',
  'feedback_data',
  'contact_us',
]

/** A sandbox backend behind a server that can misbehave, at all endpoints or at one. */
export async function startBreakableBackend() {
  const sandbox = await startSandbox({ port: 0, token: 'faults', tokenHeader: 'x-access-token' })
  let behave = healthy
  let broken: string | undefined

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { url = '/', method = 'GET', headers } = request
    const body = await buffer(request)
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
    const endpoint = url.slice('/api/v1/'.length)
    await (broken === undefined || endpoint === broken ? behave : healthy)(response, take)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
    leads: sandbox.leads,
    /** Has the server react like this from now on: at `endpoint`, or at all endpoints without one. */
    behave(how: Reaction, endpoint?: string) {
      behave = how
      broken = endpoint
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await sandbox.close()
    },
  }
}
