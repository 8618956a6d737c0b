import 'server-only'
import { runtime } from '@/lib/runtime'
import { concurrencyLimit } from './concurrency-limit'
import { fetchBackend, readAnswer } from './fetch-backend'

declare module '@/lib/runtime' {
  interface Runtime {
    backendReads?: ReturnType<typeof concurrencyLimit>
  }
}

/** A list of some thousand articles fits, and an article with photos pasted into its text. */
const maxBytes = 10_000_000

/** Readers of news, invented or not, leave the backend free for enquiries. */
const callsAtOnce = 8
const limit = () => (runtime().backendReads ??= concurrencyLimit(callsAtOnce))

/** What became of a call: the parsed JSON, "there is none", or a failure with a reason fit for the log. */
type Answer =
  | { kind: 'ok'; json: unknown }
  | { kind: 'not-found' }
  | { kind: 'failed'; reason: string; status?: number }

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Nothing there, not found, gone on purpose, and taken down by law. */
const gone = [204, 404, 410, 451]

/**
 * Reads from the backend with the token header (specification 7), at most eight calls at once. Never
 * throws, and no reason names the token.
 * @param path below `/api/v1`, starting with a slash
 * @param timeoutMs how long to wait for the start of the call, and then for its whole answer, in milliseconds
 */
export async function getJson(path: string, timeoutMs = 5000): Promise<Answer> {
  if (!(await limit().enter(timeoutMs))) return { kind: 'failed', reason: 'too many calls at once' }
  return call(path, timeoutMs).finally(limit().leave)
}

async function call(path: string, timeoutMs: number): Promise<Answer> {
  try {
    const response = await fetchBackend(path, timeoutMs, {
      headers: { accept: 'application/json' },
    })
    const { status, ok } = response
    const isGone = gone.includes(status)
    if (ok && !isGone) {
      const { bytes, whole } = await readAnswer(response, maxBytes)
      if (whole) return { kind: 'ok', json: JSON.parse(utf8.decode(bytes)) as unknown }
      return { kind: 'failed', reason: bytes.length < maxBytes ? 'broken off' : 'too long' }
    }
    await response.body?.cancel()
    if (isGone) return { kind: 'not-found' }
    return { kind: 'failed', reason: `status ${status}`, status }
  } catch (error) {
    return { kind: 'failed', reason: describeError(error) }
  }
}

function describeError(error: unknown): string {
  if (error instanceof SyntaxError) return 'not JSON'
  const { code } = error as { code?: unknown }
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'not in UTF-8'
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'unreachable'
}
