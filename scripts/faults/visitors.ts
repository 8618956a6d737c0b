import { setTimeout as wait } from 'node:timers/promises'
import { fillIn, send } from '@/testing/form-client'
import { seeded } from '@/testing/random'
import type { Sent } from './account'
import type { Installation } from './installation'

export interface Visit {
  mark: string
  seed: number
  /** The names of what is broken meanwhile. */
  broken: readonly string[]
  /** The first press of the button comes within so many milliseconds. */
  withinMs: number
  /** How a post may end besides with a thank-you. */
  mayEnd: readonly string[]
  /** Whether the store is broken at this moment. */
  isStoreBroken: () => boolean
}

/**
 * Visitors who send a form, sometimes press the button twice, and try again, even
 * after a thank-you. What is wrong for one is added to the problems of the installation.
 */
export function startVisitors({ sites, pages, problems }: Installation) {
  const sent: Sent[] = []
  const outcomesByFault = new Map<string, Record<string, number>>()
  const waits: { ms: number; broken: readonly string[] }[] = []

  const count = (broken: readonly string[], kind: string) => {
    for (const fault of broken) {
      const counts = outcomesByFault.get(fault) ?? {}
      outcomesByFault.set(fault, { ...counts, [kind]: (counts[kind] ?? 0) + 1 })
    }
  }

  async function visit({ mark, seed, broken: byRound, withinMs, ...round }: Visit) {
    const random = seeded(seed)
    const isOdd = random.chance(0.1)
    const broken = isOdd ? [...byRound, 'odd characters'] : byRound
    let page = random.pick(random.pick([...pages.values()]))
    const typed = fillIn(page.form, mark, random, isOdd)
    // Without an id only the clock tells a repeat from another enquiry.
    const hasId = random.chance(0.5) || broken.some((fault) => fault.startsWith('clock'))
    const submission = hasId ? `${mark}-${seed}` : ''
    const own: Sent = { mark, typed, thanked: false }
    sent.push(own)
    const note = (what: string) => void problems.push(`${mark}: ${what} (${broken.join(', ')})`)

    /** Processes that were not touched say that they are unwell, once one has rejected a form. */
    async function checkHealth() {
      if (!broken.includes('process left alone') || !round.isStoreBroken()) return
      // A process whose file is gone has ended.
      const ask = ({ url }: { url: string }) =>
        fetch(`${url}/api/health`).then(
          ({ ok }) => ok,
          () => false,
        )
      const well = await Promise.all(sites.map(ask))
      if (well.every(Boolean) && round.isStoreBroken())
        note('health was 200 after a form was rejected')
    }

    async function press() {
      const began = performance.now()
      const response = await send(random.pick(sites).url, { page, typed, submission }, random)
      waits.push({ ms: performance.now() - began, broken })
      count(broken, response.kind)
      if (response.kind === 'wrong') return note(response.what)
      if (response.kind === 'thanked') {
        own.thanked = true
      } else if (!round.mayEnd.includes(response.kind)) note(response.kind)
      if (response.kind === 'rejected') {
        page = response.page
        await checkHealth()
      }
    }
    await wait(random.between(0, withinMs))
    for (let times = random.between(1, 5); times > 0; times--) {
      await Promise.all(random.chance(0.25) ? [press(), press()] : [press()])
      if (own.thanked && random.chance(0.8)) return
      await wait(random.between(100, 1000))
    }
  }
  return { visit, sent, outcomesByFault, waits }
}
