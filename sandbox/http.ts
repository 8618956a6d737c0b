import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: Record<string, unknown>,
  ) {
    super(`refused with ${status}`)
  }
}

export const refuse = (status: number, error: string) => new Refusal(status, { error })

export function respond(response: ServerResponse, status: number, body?: unknown) {
  const headers = {
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  }
  response.writeHead(status, headers).end(JSON.stringify(body))
}

export const mediaType = (request: IncomingMessage) =>
  request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()

export async function readJson(request: IncomingMessage): Promise<unknown> {
  const sent = await text(request)
  try {
    return JSON.parse(sent)
  } catch {
    throw refuse(400, 'The body is not JSON.')
  }
}
