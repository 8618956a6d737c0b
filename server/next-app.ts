import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import next from 'next'
import { inRequest } from '@/lib/request-context'
import { Answer } from './answer'
import { readBuilt } from './built-pages'
import type { NextHandler } from './front-door'

/** The configuration that the build has written down, so that the start needs no next.config.js. */
function builtConfig(): string {
  const file = readBuilt('.next/required-server-files.json').toString()
  return JSON.stringify((JSON.parse(file) as { config: object }).config)
}

/**
 * Loads Next as a handler of requests. Two private names of Next are used for it: the
 * variable `__NEXT_PRIVATE_STANDALONE_CONFIG`, as in the `server.js` of Next's standalone output, and
 * `.next/required-server-files.json`.
 * @param port of the site
 */
export async function loadNext(
  port: number,
): Promise<{ handle: NextHandler; close: () => Promise<void> }> {
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = builtConfig()
  // Next would listen for upgrades on the server, and leave each connection open without a limit.
  const httpServer = new EventEmitter() as never
  const app = next({ dev: false, dir: '.', port, httpServer })
  await app.prepare()
  return { handle: app.getRequestHandler(), close: () => app.close() }
}

/**
 * Asks Next for a page for nobody: a page of its cache that is due is then made anew.
 * @param address its path
 */
export async function renderPage(handle: NextHandler, address: string): Promise<void> {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { method: 'GET', url: address, headers: { host: 'localhost' } })
  request.push(null)
  const answer = new Answer(request)
  answer.context = { id: randomUUID(), isRefresh: true }
  await inRequest(answer.context, () => handle(request, answer))
}
