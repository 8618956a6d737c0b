import { setTimeout as wait } from 'node:timers/promises'
import { type OpenPage, send, fillIn } from '@/testing/form-client'
import { seeded } from '@/testing/random'
import type { Sent } from './account'
import type { Instance } from './instance'

export interface Visit {
  mark: string
  seed: number
  /** What is broken meanwhile. */
  broken: readonly string[]
  /** The first press of the button comes within so many milliseconds. */
  withinMs: number
  /** Whether the store is broken at this moment. */
  isStoreBroken?: () => boolean
}

/**
 * Visitors who send forms, sometimes press the button twice, and try again, even after a thank-you.
 * @param pages the open pages, by build
 */
export function startVisitors(
  sites: readonly Instance[],
  pages: ReadonlyMap<number, readonly OpenPage[]>,
) {
  const sent: Sent[] = []
  const wrong: string[] = []
  const answersByFault = new Map<string, Record<string, number>>()
  const waits: { ms: number; broken: readonly string[] }[] = []

  const count = (broken: readonly string[], kind: string) => {
    for (const fault of broken) {
      const counts = answersByFault.get(fault) ?? {}
      answersByFault.set(fault, { ...counts, [kind]: (counts[kind] ?? 0) + 1 })
    }
  }

  async function visit({ mark, seed, broken: brokenMeanwhile, withinMs, isStoreBroken }: Visit) {
    const random = seeded(seed)
    const isOdd = random.chance(0.1)
    const otherHost = random.chance(0.2)
    const broken = [
      ...brokenMeanwhile,
      ...(isOdd ? ['odd characters'] : []),
      ...(otherHost ? ['a proxy replaces Host'] : []),
    ]
    let page = random.pick(random.pick([...pages.values()]))
    const typed = fillIn(page.form, mark, random, isOdd)
    // Without an id only the clock tells a repeat from another enquiry.
    const hasId = random.chance(0.5) || broken.some((fault) => fault.startsWith('clock'))
    const submission = hasId ? `${mark}-${seed}` : ''
    const own: Sent = { mark, typed, thanked: false }
    sent.push(own)

    /** A process that was not touched says that it is unwell, once it has given a form back. */
    const checkHealth = async (url: string) => {
      if (!broken.includes('process left alone') || !isStoreBroken?.()) return
      const { status } = await fetch(`${url}/api/health`)
      if (status === 200 && isStoreBroken())
        wrong.push(`${mark}: health was 200 after a form was given back (${broken.join(', ')})`)
    }

    const press = async () => {
      const began = performance.now()
      const { url } = random.pick(sites)
      const answer = await send(url, { page, typed, submission, otherHost }, random)
      waits.push({ ms: performance.now() - began, broken })
      count(broken, answer.kind)
      if (answer.kind === 'thanked') {
        own.thanked = true
        own.thankedAt ??= Date.now()
      }
      if (answer.kind === 'given back') {
        page = answer.page
        await checkHealth(url)
      }
      if (answer.kind === 'wrong') wrong.push(`${mark}: ${answer.what}`)
    }
    await wait(random.between(0, withinMs))
    for (let times = random.between(1, 5); times > 0; times--) {
      await Promise.all(random.chance(0.25) ? [press(), press()] : [press()])
      if (own.thanked && random.chance(0.8)) return
      await wait(random.between(100, 1000))
    }
  }
  return { visit, sent, wrong, answersByFault, waits }
}
