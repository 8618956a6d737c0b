import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestContext } from '@/lib/runtime'
import type { NextHandler } from './next/app'
import type { Pages } from './prerendered'
import type { Reply } from './respond'
import type { StaticFiles } from './static'

/** A request and its response, on their way through the handlers. */
export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  context: RequestContext
}

/** Gives the reply, or has sent it itself; undefined leaves it to the next handler. */
export type Handler = (
  exchange: Exchange,
) => Reply | 'sent' | undefined | Promise<Reply | 'sent' | undefined>

/** What the site answers from. */
export interface Sources {
  /** Resolves when the site has started. */
  next: Promise<NextHandler>
  pages: Pages
  files: StaticFiles
  /** The addresses of routes that the build knows. */
  routes: ReadonlySet<string>
}
