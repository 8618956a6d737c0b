import fc from 'fast-check'
import { pages as allPages } from '@/content/pages'
import { formRoutes, openPage, type OpenPage } from '@/testing/form-client'
import type { Site } from '@/testing/site'
import { megabytesUsed } from '@/testing/site-process'
import { exchange } from './exchange'
import { anyRequest, type FuzzRequest } from './requests'

const atOnce = 20
const meanAtOnce = 10

/** What became of the requests. */
export interface Bombardment {
  /** For each kind of request, the number of answers by status. */
  statuses: Map<string, Record<string, number>>
  thanked: number
  /** In megabytes: after a tenth of the requests, after half of them and at the end. */
  memory: { early: number; half: number; late: number }
  problems: string[]
}

export async function openPages(url: string) {
  const pages: OpenPage[] = []
  for (const route of formRoutes) pages.push(await openPage(url, route))
  const hidden = pages.flatMap((page) => page.hidden.map(([, value]) => value))
  const actionId = /"id":"(\w+)"/.exec(hidden.join('\n'))?.[1] ?? ''
  return { pages, actionId }
}

/**
 * Sends generated requests to a site, some at once. After a wrong answer fast-check looks for the
 * smallest requests that still cause it.
 * @param result counts the answers, and gets a line for the smallest requests with a wrong one
 */
export async function bombard(
  site: Site,
  { requests, seed }: { requests: number; seed: number },
  result: Bombardment,
) {
  const { host, port } = new URL(site.url)
  const fixed = ['/sitemap.xml', '/robots.txt', '/news/feed.xml', '/news/list.json', '/api/health']
  const routes = [...allPages.map((page) => page.path), ...fixed, '/api/metrics', '/no-such-page']
  const target = { host, routes, ...(await openPages(site.url)) }
  const numRuns = Math.ceil(requests / meanAtOnce)
  let runs = 0

  /** Returns a line for a wrong answer. */
  async function send({ kind, bytes, broken }: FuzzRequest): Promise<string[]> {
    const outcome = await exchange(Number(port), bytes, broken)
    const counts = result.statuses.get(kind) ?? {}
    const name = outcome || 'closed'
    result.statuses.set(kind, { ...counts, [name]: (counts[name] ?? 0) + 1 })
    if (outcome === 'thanked') result.thanked += 1
    if (/^([234]|thanked)/.test(outcome) || (outcome === '' && broken)) return []
    const asked = JSON.stringify(bytes.toString('latin1').slice(0, 1500))
    return [`${kind} was answered with ${name}: ${asked}`]
  }

  const some = fc.array(anyRequest(target), { minLength: 1, maxLength: atOnce, size: 'max' })
  const property = fc.asyncProperty(some, async (batch) => {
    runs += 1
    if (runs === Math.ceil(numRuns / 10)) result.memory.early = megabytesUsed(site)
    if (runs === Math.ceil(numRuns / 2)) result.memory.half = megabytesUsed(site)
    const wrong = (await Promise.all(batch.map(send))).flat()
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
  })
  const { errorInstance } = await fc.check(property, { numRuns, seed })
  if (errorInstance instanceof Error) result.problems.push(errorInstance.message)
  result.memory.late = megabytesUsed(site)
}
