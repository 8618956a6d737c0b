import { EventEmitter } from 'node:events'
import next from 'next'
import { readBuilt } from './kept-pages'
import type { NextHandler } from './front-door'

/** The configuration that the build has written down, so that the start needs no next.config.js. */
function builtConfig(): string {
  const built = JSON.parse(readBuilt('.next/required-server-files.json').toString()) as {
    config: object
  }
  return JSON.stringify(built.config)
}

/**
 * Starts Next as a handler of requests. All private names of Next that the server uses are here: the
 * variable `__NEXT_PRIVATE_STANDALONE_CONFIG`, as in the `server.js` of Next's standalone output, and
 * `.next/required-server-files.json`.
 * @param port of the site
 */
export async function startNext(
  port: number,
): Promise<{ handle: NextHandler; close: () => Promise<void> }> {
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = builtConfig()
  // Next would listen for upgrades on the server, and leave each connection open without a limit.
  const httpServer = new EventEmitter() as never
  const app = next({ dev: false, dir: '.', port, httpServer })
  await app.prepare()
  return { handle: app.getRequestHandler(), close: () => app.close() }
}
