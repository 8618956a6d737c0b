import 'server-only'
import { env } from '@/lib/env'

/**
 * Asks the backend below `/api/v1/` with the token (specification 7). No redirect is followed: it
 * would carry the token to wherever it points.
 * @param path below `/api/v1`, starting with a slash
 * @param timeoutMs how long to wait for the whole answer, in milliseconds
 * @throws as `fetch`, when there is no answer
 */
export function fetchBackend(path: string, timeoutMs: number, init: RequestInit) {
  const { BACKEND_URL, BACKEND_TOKEN, BACKEND_TOKEN_HEADER } = env()
  return fetch(`${BACKEND_URL.replace(/(?<!\/)\/+$/, '')}/api/v1${path}`, {
    ...init,
    headers: { ...init.headers, [BACKEND_TOKEN_HEADER]: BACKEND_TOKEN },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
}

/**
 * Reads an answer up to a number of bytes, and lets go of the rest, so that one that never ends costs
 * no memory. One that stalls is ended by the signal of its `fetch`. Never throws.
 * @returns `whole` is false when something was left or the connection broke
 */
export async function readAnswer(
  { body }: Response,
  maxBytes: number,
): Promise<{ bytes: Buffer; whole: boolean }> {
  const chunks: Uint8Array[] = []
  let left = maxBytes
  try {
    for await (const chunk of body ?? []) {
      chunks.push(chunk)
      left -= chunk.byteLength
      if (left < 0) break
    }
  } catch {
    // What came before is all there is.
    left = -1
  }
  return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), whole: left >= 0 }
}
