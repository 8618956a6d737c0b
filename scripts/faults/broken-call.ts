import { setTimeout as wait } from 'node:timers/promises'
import { fillIn, formRoutes, openPage, send, visitorMark } from '@/testing/form-client'
import { seeded } from '@/testing/random'
import { startSite } from '@/testing/site'
import { percentile } from '@/scripts/process/percentile'
import { startBreakableBackend } from './backend'
import { late, refusing } from './behaviours'
import type { FaultyStore } from './stores'

const broken = 'feedback_data'
const stuck = 2_000
const everyMs = 500
/** The call counts as down by then, and every wait of before is over. */
const settledMs = 10_000

/** What a call that is broken for a while does to others; times are milliseconds. */
export interface BrokenCall {
  others: number
  p99: number
  probesApart: { least: number; most: number }
  /** From the recovery until the last of those that waited was delivered. */
  emptyAfterMs: number
  mostAtOnce: number
}

/** Whether all is as promised (contract "Wire"). */
export const isAsPromised = ({ p99, probesApart, emptyAfterMs, mostAtOnce }: BrokenCall) =>
  p99 <= 3_000 &&
  probesApart.least >= 1_000 &&
  probesApart.most <= 4_000 &&
  emptyAfterMs <= 60_000 &&
  mostAtOnce <= 8

/** Breaks one call for some time, with 2,000 of its leads waiting, while visitors send other forms. */
export async function breakOneCall(
  openStore: (pids: () => number[]) => Promise<FaultyStore>,
  minutes: number,
): Promise<BrokenCall> {
  const random = seeded(1)
  const backend = await startBreakableBackend()
  const store = await openStore(() => [])
  const settings = { BACKEND_URL: backend.url, BACKEND_TOKEN: 'faults', TRUST_PROXY: '1' }
  const site = await startSite({ ...store.settings, ...settings })
  const thankedAt = new Map<string, number>()
  try {
    backend.behave(refusing(500), broken)
    const pages = await Promise.all(formRoutes.map((route) => openPage(site.url, route)))
    const others = pages.filter(({ form }) => form.endpoint !== broken)
    await store.addFeedback(stuck)
    const from = Date.now() + settledMs
    const until = from + minutes * 60_000

    async function visit(mark: string) {
      const page = random.pick(others)
      const typed = fillIn(page.form, mark, random)
      const answer = await send(site.url, { page, typed, submission: mark }, random)
      if (answer.kind !== 'thanked') throw new Error(`a visitor's form was ${answer.kind}`)
      thankedAt.set(mark, Date.now())
    }
    const visits: Promise<void>[] = []
    while (Date.now() < until) {
      if (Date.now() > from) visits.push(visit(`b-${visits.length}`))
      await wait(everyMs)
    }
    await Promise.all(visits)
    await wait(5_000)

    const recovered = Date.now()
    backend.behave(late(20))
    const delivered = () => backend.leads().filter(({ call }) => call === broken).length
    while (delivered() < stuck && Date.now() < recovered + 120_000) await wait(200)
    const emptyAfterMs = Date.now() - recovered
    const waits = backend.leads().flatMap(({ body, receivedAt }) => {
      const since = thankedAt.get(visitorMark(body) ?? '')
      return since === undefined ? [] : [Math.max(0, Date.parse(receivedAt) - since)]
    })
    if (waits.length < visits.length) throw new Error('leads of other calls were not delivered')
    const asked = backend.asked.filter(({ call }) => call === broken)
    const probes = asked.map(({ at }) => at).filter((at) => at > from && at < recovered)
    const apart = probes.slice(1).map((at, index) => at - (probes[index] ?? at))
    return {
      others: waits.length,
      p99: percentile(waits, 0.99),
      probesApart: { least: Math.min(...apart), most: Math.max(...apart) },
      emptyAfterMs: delivered() < stuck ? Infinity : emptyAfterMs,
      mostAtOnce: Math.max(...asked.map(({ atOnce }) => atOnce)),
    }
  } finally {
    await site.close()
    await backend.close()
    await store.remove()
  }
}
