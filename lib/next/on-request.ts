import 'server-only'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

const channel = 'http.server.request.start'

/** What Node tells of a request. */
interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  server: Server
}

/**
 * Does something at the start of each request of this process, before Next sees it.
 * @returns what ends it
 */
export function onRequest(act: (exchange: Exchange) => void): () => void {
  const listener = (message: unknown) => act(message as Exchange)
  subscribe(channel, listener)
  return () => void unsubscribe(channel, listener)
}
