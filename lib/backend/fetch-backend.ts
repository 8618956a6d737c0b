import 'server-only'
import { env } from '@/lib/env'

/**
 * Asks the backend below `/api/v1/` with the token (specification 7). No redirect is followed: it
 * would carry the token to wherever it points.
 * @param path below `/api/v1`, starting with a slash
 * @param timeoutMs how long to wait for the headers of the answer, in milliseconds
 * @throws as `fetch`, when there is no answer
 */
export function fetchBackend(path: string, timeoutMs: number, init: RequestInit) {
  const { BACKEND_URL, BACKEND_TOKEN, BACKEND_TOKEN_HEADER } = env()
  return fetch(`${BACKEND_URL.replace(/\/+$/, '')}/api/v1${path}`, {
    ...init,
    headers: { ...init.headers, [BACKEND_TOKEN_HEADER]: BACKEND_TOKEN },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
}
