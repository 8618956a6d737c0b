import 'server-only'

const mostRedirects = 3

/**
 * Fetches a picture from a host that the operator named, which may send on to another address of its own,
 * such as https. It leads to no other host.
 * @param signal ends it
 * @returns the response, whose `url` is the last address
 * @throws when it sends on to another host, or too often, and as `fetch`
 */
export async function fetchOnHost(address: string, signal: AbortSignal): Promise<Response> {
  let url = new URL(address)
  for (let count = 0; count <= mostRedirects; count += 1) {
    const response = await fetch(url, { redirect: 'manual', signal })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || location === null) return response
    await response.body?.cancel()
    const next = new URL(location, url)
    if (next.host !== url.host) throw new Error(`sent on to ${next.host}`)
    url = next
  }
  throw new Error('sent on too often')
}
