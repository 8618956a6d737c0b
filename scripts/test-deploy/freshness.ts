import { setTimeout as wait } from 'node:timers/promises'
import { articlePath } from '@/content/paths'
import { articles } from '@/sandbox/articles'
import { type Installation, paths } from './installation'
import { assetsIn, encodings, read } from './reading'
import { bannerHost } from './releases'

const seenWithinMs = 60_000
const editedWithinMs = 120_000

/** Waits until no page is old, and returns how long that took, in words. */
async function untilNothingIsOld(
  listOld: () => Promise<string[]>,
  { withinMs, problems }: { withinMs: number; problems: string[] },
) {
  const begun = performance.now()
  for (;;) {
    const old = await listOld()
    const ms = performance.now() - begun
    if (old.length === 0) return `seen after ${Math.round(ms / 1000)} s`
    if (ms > withinMs) {
      problems.push(...old.map((what) => `still old after ${withinMs / 1000} s: ${what}`))
      return 'not seen'
    }
    await wait(1000)
  }
}

/** How long until each page is seen as the processes have it, behind nginx and behind a CDN. */
export function untilReleaseIsSeen({ sites, nginx, cdn, problems }: Installation) {
  const scripts = async (site: string, path: string) =>
    [...assetsIn(await (await read(site + path)).text())].sort().join(' ')
  const listOld = async () => {
    const found = await Promise.all(
      paths.map(async (path) => {
        const own = await scripts(sites[0].url, path)
        const seen = [nginx.url, cdn.url].map((front) => scripts(front, path))
        return (await Promise.all(seen)).every((one) => one === own) ? [] : [path]
      }),
    )
    return found.flat()
  }
  return untilNothingIsOld(listOld, { withinMs: seenWithinMs, problems })
}

/** How long until a new title is seen by those who take Brotli and those who take gzip. */
export function untilEditIsSeen({ sandbox, nginx, cdn, problems }: Installation) {
  const [article, ...others] = articles
  if (!article) throw new Error('the sandbox has no article')
  const title = 'Edited while visitors read'
  // No setting names this host at the start: the release has it from its build.
  sandbox.setNews([{ ...article, title, banner: `http://${bannerHost}/edited.jpg` }, ...others])
  const listOld = async () => {
    const found: string[] = []
    for (const front of [nginx.url, cdn.url])
      for (const encoding of encodings) {
        const url = front + articlePath(String(article.newsid))
        const html = await (await read(url, encoding)).text()
        if (!html.includes(title) || !html.includes(bannerHost)) found.push(`${url} (${encoding})`)
      }
    return found
  }
  return untilNothingIsOld(listOld, { withinMs: editedWithinMs, problems })
}
