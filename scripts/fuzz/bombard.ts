import { pages as allPages } from '@/content/pages'
import { formRoutes, openPage, type OpenPage } from '@/testing/form-client'
import { seeded } from '@/testing/random'
import type { Site } from '@/testing/site'
import { megabytesUsed } from '@/testing/site-process'
import { exchange } from './exchange'
import { anyRequest } from './requests'

const atOnce = 12

/** What became of the requests. */
export interface Bombardment {
  /** For each kind of request, how many were answered with which status. */
  statuses: Map<string, Record<string, number>>
  thanked: number
  /** In megabytes: after a tenth of the requests, after half of them and at the end. */
  memory: { early: number; half: number; late: number }
  problems: string[]
}

async function openPages(url: string) {
  const pages: OpenPage[] = []
  for (const route of formRoutes) pages.push(await openPage(url, route))
  const hidden = pages.flatMap((page) => page.hidden.map(([, value]) => value))
  const actionId = /"id":"(\w+)"/.exec(hidden.join('\n'))?.[1] ?? ''
  return { pages, actionId }
}

/**
 * Sends generated requests to a site.
 * @param result counts them, and takes a line for each answer that must not be
 */
export async function bombard(
  site: Site,
  { requests, seed }: { requests: number; seed: number },
  result: Bombardment,
) {
  const random = seeded(seed)
  const { host, port } = new URL(site.url)
  const fixed = ['/sitemap.xml', '/robots.txt', '/news/feed.xml', '/news/list.json', '/api/health']
  const routes = [...allPages.map((page) => page.path), ...fixed, '/api/metrics', '/no-such-page']
  const target = { host, routes, ...(await openPages(site.url)) }
  let sent = 0
  const sender = async () => {
    while (sent < requests) {
      sent += 1
      if (sent === Math.ceil(requests / 10)) result.memory.early = megabytesUsed(site)
      if (sent === Math.ceil(requests / 2)) result.memory.half = megabytesUsed(site)
      const request = anyRequest(target, random)
      const outcome = await exchange(Number(port), request.bytes, request.broken)
      const counts = result.statuses.get(request.kind) ?? {}
      const name = outcome || 'closed'
      result.statuses.set(request.kind, { ...counts, [name]: (counts[name] ?? 0) + 1 })
      if (outcome === 'thanked') result.thanked += 1
      if (/^([234]|thanked)/.test(outcome) || (outcome === '' && request.broken)) continue
      const asked = JSON.stringify(request.bytes.toString('latin1').slice(0, 1500))
      result.problems.push(`${request.kind} was answered with ${name}: ${asked}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sender))
  result.memory.late = megabytesUsed(site)
}
