import 'server-only'
import { runtime } from '@/lib/runtime'
import { concurrencyLimit } from './concurrency-limit'
import { fetchBackend, readAnswer, timeCall } from './fetch-backend'

declare module '@/lib/runtime' {
  interface Runtime {
    backendReads?: ReturnType<typeof concurrencyLimit>
  }
}

/** A list of some thousand articles fits. It is asked for once at a time; what is asked for more often has less. */
export const maxListBytes = 5_000_000
const maxBytes = 2_000_000

/** Readers of news, invented or not, leave the backend free for enquiries. */
const callsAtOnce = 8
const limit = () => (runtime().backendReads ??= concurrencyLimit(callsAtOnce))

/** What became of a call: the parsed JSON, a 404, or a failure with a reason fit for the log. */
type Answer =
  { kind: 'ok'; json: unknown } | { kind: 'not-found' } | { kind: 'failed'; reason: string }

/**
 * Reads from the backend with the token header (specification 7), at most eight calls at once. Never
 * throws, and no reason names the token.
 * @param path below `/api/v1`, starting with a slash
 * @param timeoutMs how long to wait for the start of the call and its whole answer, in milliseconds
 * @param mostBytes a longer answer is a failure
 */
export const getJson = (path: string, timeoutMs = 5000, mostBytes = maxBytes): Promise<Answer> =>
  timeCall(path.split('/')[1] ?? '', async () => {
    const endsAt = performance.now() + timeoutMs
    if (!(await limit().enter(timeoutMs)))
      return { kind: 'failed', reason: 'too many calls at once' }
    const leftMs = Math.max(1, Math.round(endsAt - performance.now()))
    return call(path, mostBytes, leftMs).finally(limit().leave)
  })

async function call(path: string, mostBytes: number, timeoutMs: number): Promise<Answer> {
  try {
    const response = await fetchBackend(path, timeoutMs, {
      headers: { accept: 'application/json' },
    })
    if (response.ok) {
      const { bytes, whole } = await readAnswer(response, mostBytes)
      if (whole) return { kind: 'ok', json: JSON.parse(new TextDecoder().decode(bytes)) }
      return { kind: 'failed', reason: bytes.length < mostBytes ? 'broken off' : 'too long' }
    }
    await response.body?.cancel()
    return response.status === 404
      ? { kind: 'not-found' }
      : { kind: 'failed', reason: `status ${response.status}` }
  } catch (error) {
    return { kind: 'failed', reason: describeError(error) }
  }
}

function describeError(error: unknown): string {
  if (error instanceof SyntaxError) return 'not JSON'
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'unreachable'
}
