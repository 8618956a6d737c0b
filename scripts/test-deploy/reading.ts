import { paths } from './installation'

/** What browsers take, and crawlers without Brotli. */
export const encodings = ['br, gzip', 'gzip'] as const

/** The scripts, styles and fonts that a page names. */
export const assetsIn = (html: string) =>
  new Set(html.match(/\/_next\/static\/[\w./~%-]+\.(?:js|css|woff2)/g) ?? [])

/** Long enough for a slow machine that answers all pages at once. A proxy that hangs is a problem. */
const hangsAfterMs = 300_000

/** Asks as a browser does, or a crawler without Brotli. */
export const read = (url: string, encoding: string = encodings[0]) =>
  fetch(url, {
    headers: { 'accept-encoding': encoding },
    redirect: 'manual',
    signal: AbortSignal.timeout(hangsAfterMs),
  })

/**
 * Reads every page with its scripts and styles.
 * @param taken the encodings to ask for
 * @returns a line for each wrong answer
 */
export async function readEverything(site: string, taken: readonly string[]): Promise<string[]> {
  const problems: string[] = []
  for (const encoding of taken) {
    const wanted = async (path: string) => {
      const answer = await read(site + path, encoding)
      const { status, headers } = answer
      if (status !== 200) problems.push(`${status} for ${path} (${encoding})`)
      const compressed = headers.get('content-encoding')
      if (paths.includes(path) && compressed !== encoding.split(',')[0])
        problems.push(`${path} came as ${compressed}, not as ${encoding}`)
      return answer.text()
    }
    const assets = new Set<string>()
    for (const path of paths) for (const asset of assetsIn(await wanted(path))) assets.add(asset)
    for (const asset of assets) await wanted(asset)
  }
  return problems
}
