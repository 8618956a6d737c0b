/**
 * The address of a request as Next can answer it: one that can't be decoded, for which Next has only
 * a 500, becomes one that is not found.
 * @param url path and query as they were sent
 */
export function answerablePath(url: string): string {
  try {
    decodeURIComponent(url.replace(/\?.*/s, ''))
    return url
  } catch {
    return '/404'
  }
}
