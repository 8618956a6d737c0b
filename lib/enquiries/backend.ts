import 'server-only'
import { env } from '@/lib/env'
import { fetchBackend, readAnswer } from '@/lib/backend/fetch-backend'

/** What the backend made of a lead. `response` is what an operator may read. */
export interface PostResult {
  kind: 'delivered' | 'retry' | 'refused'
  response: string
  /** The pause that the backend asked for. */
  retryAfterMs?: number
}

const passing = new Set([408, 425, 429])
const keptLength = 500
const readBytes = 4_096

function retryAfter(header: string | null): { retryAfterMs?: number } {
  if (header === null) return {}
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return ms > 0 ? { retryAfterMs: ms } : {}
}

/** What is kept of a response: no token, and no character that Postgres refuses. */
const readable = (text: string) =>
  text
    .slice(0, keptLength)
    .replaceAll(env().BACKEND_TOKEN, '[token]')
    .replace(/(?![\n\t])\p{Cc}/gu, '\ufffd')

/**
 * Posts one lead to the backend with the token and its idempotency key (contract "Wire").
 * @param body the JSON text of the call's body
 * @param timeoutMs how long to wait for the whole response, in milliseconds
 * @returns delivered on 2xx, whose body is not waited for; retry on 408, 425, 429, 5xx, a broken
 * connection or no response in time; refused on anything else. Nothing is thrown.
 */
export async function postLead(
  { endpoint, body, id }: { endpoint: string; body: string; id: string },
  timeoutMs = 10_000,
): Promise<PostResult> {
  try {
    const fetched = await fetchBackend(`/${endpoint}`, timeoutMs, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
      body,
      cache: 'no-store',
    })
    const { ok, status, headers } = fetched
    const read = readAnswer(fetched, readBytes)
    // A login or a maintenance page says 200 as well: it is seen in the list.
    const isPage = /^text\/html/i.test(headers.get('content-type') ?? '')
    if (ok) return { kind: 'delivered', response: isPage ? `${status} text/html` : `${status}` }
    const response = `${status} ${readable((await read).bytes.toString())}`.trim()
    if (!passing.has(status) && status < 500) return { kind: 'refused', response }
    return { kind: 'retry', response, ...retryAfter(headers.get('retry-after')) }
  } catch (error) {
    const { name, message, cause } = error instanceof Error ? error : new Error(String(error))
    const { message: why, code } = (cause ?? {}) as NodeJS.ErrnoException
    const detail = why || code || message
    return { kind: 'retry', response: `${name}: ${detail}`.slice(0, keptLength) }
  }
}
