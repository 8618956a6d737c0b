/**
 * The address of a request as Next can answer it well. One that can't be decoded, for which Next has
 * only a 500, becomes one that is not found. One with slashes too many gets a single one at its end:
 * Next takes that away in one redirect, where it would need two.
 * @param url path and query as they were sent
 */
export function normaliseRequestPath(url: string): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
  if (!isDecodable(path)) return '/404'
  const single = path.replace(/\/{2,}/g, '/')
  return single === path || single === '/' ? url : single.replace(/\/?$/, '/') + query
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
