import type { IncomingMessage, ServerResponse } from 'node:http'

const limit = 256 * 1024

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: Record<string, unknown>,
  ) {
    super(`refused with ${status}`)
  }
}

export const refuse = (status: number, error: string) => new Refusal(status, { error })

export function answer(response: ServerResponse, status: number, body?: unknown) {
  const headers = {
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  }
  response.writeHead(status, headers).end(JSON.stringify(body))
}

export const mediaType = (request: IncomingMessage) =>
  request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()

export async function readText(request: IncomingMessage) {
  let text = ''
  let size = 0
  request.setEncoding('utf8')
  for await (const chunk of request) {
    size += String(chunk).length
    if (size <= limit) text += String(chunk)
  }
  if (size > limit) throw refuse(413, 'The body is too large.')
  return text
}

export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = await readText(request)
  try {
    return JSON.parse(text)
  } catch {
    throw refuse(400, 'The body is not JSON.')
  }
}
