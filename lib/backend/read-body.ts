import 'server-only'

/**
 * Reads the text of an answer up to a number of bytes and of milliseconds, and lets go of the rest,
 * so that an answer that stalls or never ends costs no memory. Never throws.
 * @returns `whole` is false when something was left or the connection broke
 */
export async function readBody(
  { body }: Response,
  maxBytes: number,
  maxMs: number,
): Promise<{ text: string; whole: boolean }> {
  if (!body) return { text: '', whole: true }
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let bytes = 0
  let whole = false
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), maxMs)
  const endsAt = performance.now() + maxMs
  try {
    while (bytes <= maxBytes) {
      const { done, value } = await reader.read()
      // A cancelled reader says that it is done, too.
      if (done) whole = performance.now() < endsAt
      if (done) break
      chunks.push(value)
      bytes += value.byteLength
    }
  } catch {
    // It broke off: what came before is all there is.
  } finally {
    clearTimeout(timer)
    if (!whole) void reader.cancel().catch(() => undefined)
  }
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, maxBytes))
  return { text, whole }
}
