import { EventEmitter } from 'node:events'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import next from 'next'
import { builtConfig } from './manifests'

/*
 * Format 2 of 6: the variable __NEXT_PRIVATE_STANDALONE_CONFIG, as the `server.js` of Next.js's
 * standalone output sets it. Read from Next.js 16.4.5; `app.test.ts` says what to do when it changes.
 */

/** What Next.js answers with. */
export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Loads Next.js as a handler of requests.
 * @param port of the site
 */
export async function loadNext(
  port: number,
): Promise<{ handle: NextHandler; close: () => Promise<void> }> {
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(builtConfig())
  // Next would listen for upgrades on the server, and leave each connection open without a limit.
  const httpServer = new EventEmitter() as never
  const app = next({ dev: false, dir: '.', port, httpServer })
  await app.prepare()
  return { handle: app.getRequestHandler(), close: () => app.close() }
}

type Write = (part: Uint8Array | string, ...rest: unknown[]) => boolean
const isBytes = (part: unknown): part is Uint8Array | string =>
  typeof part === 'string' || part instanceof Uint8Array

/**
 * Has Next.js answer, and holds its response back until it is whole: the methods of the response that
 * send are its own again afterwards, and nothing was sent.
 * @returns status, headers and body; undefined when the response or its client broke off
 */
export async function askNext(
  handle: NextHandler,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const parts: Buffer[] = []
  const { promise, resolve } = Promise.withResolvers<Buffer | undefined>()
  // Next makes the whole response, so that the response to HEAD has its length. Node omits the body.
  if (request.method === 'HEAD') request.method = 'GET'
  const before = new Set(response.getHeaderNames())
  const write: Write = (part, ...rest) => {
    if (isBytes(part)) parts.push(Buffer.from(part as string))
    const done = rest.at(-1)
    if (typeof done === 'function') process.nextTick(done)
    return true
  }
  const end = (last?: unknown, ...rest: unknown[]) => {
    if (isBytes(last)) write(last, ...rest)
    resolve(Buffer.concat(parts))
    return response
  }
  const held = { write, end, flushHeaders: () => undefined }
  Object.assign(response, held)
  response.once('close', () => resolve(undefined))
  const handled = handle(request, response)
  const body = await Promise.race([promise, handled.then(() => promise)])
  for (const name of Object.keys(held)) Reflect.deleteProperty(response, name)
  if (!body) {
    await handled
    return undefined
  }
  const headers: OutgoingHttpHeaders = {}
  for (const name of response.getHeaderNames().filter((one) => !before.has(one))) {
    if (!name.startsWith('x-nextjs-')) headers[name] = response.getHeader(name)
    response.removeHeader(name)
  }
  // Next also varies pages by headers that server/request.ts has taken out of each request.
  const varies = String(headers.vary ?? '').match(/\baccept(-encoding)?(?=\s*(,|$))/gi)
  headers.vary = varies?.join(', ')
  return { status: response.statusCode, headers, body }
}
