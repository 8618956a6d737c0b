import { setTimeout as wait } from 'node:timers/promises'
import { waitUntilWell } from '@/scripts/process/next-process'
import { seeded } from '@/testing/random'
import type { Fault } from './fault'
import { dealFaults } from './faults'
import { startInstallation } from './installation'
import type { Release } from './releases'
import type { OpenStore } from './stores'
import { judge } from './verdict'
import { startVisitors } from './visitors'

/** How a run is done. */
interface Plan {
  rounds: number
  seed: number
  /** The names of the faults that are tried; none for all. */
  only: readonly string[]
  /** They are deployed in turn. */
  releases: readonly Release[]
  /** How much longer all may take on a machine that has other work to do, in milliseconds. */
  slackMs: number
  openStore: OpenStore
  /** Is called with each round before it begins. */
  progress: (round: number) => void
}

const longestPauseMs = 15 * 60_000
const emptyWithinMs = 60_000
/** A process looks at the store twice a second. */
const endedWithinMs = 2_000

/**
 * Starts an installation, sends forms while it is broken for some rounds, and accounts for each lead.
 * @returns the verdict with the responses of each kind by fault, and the end of the sites' output
 */
export async function runFaults(plan: Plan) {
  const random = seeded(plan.seed)
  const place = await startInstallation(plan.releases, plan.openStore)
  const { sites, backend, store } = place
  const visitors = startVisitors(place)
  let wellAgainMs = 0

  /** One round: visitors send forms while one thing of each kind is broken, and then all is mended. */
  async function play(round: number, faults: ReturnType<ReturnType<typeof dealFaults>>) {
    const broken = Object.values(faults).map(({ name }) => name)
    const own = seeded(random.between(1, 1e9))
    const withinMs = random.between(800, 2000)
    let storeIsBroken = false

    async function breakFor(fault: Fault, after?: Promise<void>) {
      const [pauseMs, lastsMs] = [own.between(0, withinMs / 2), own.between(500, withinMs)]
      await after
      await wait(pauseMs)
      await fault.begin(own)
      if (fault === faults.store) storeIsBroken = fault.end !== undefined
      await wait(Math.max(lastsMs, fault.leastMs ?? 0))
      if (fault === faults.store) storeIsBroken = false
      await fault.end?.()
      if (fault.endsProcesses) {
        await wait(endedWithinMs)
        await Promise.all(sites.map((site) => site.startIfEnded()))
      }
    }

    await faults.backend.begin(own)
    const storeWasBroken = breakFor(faults.store)
    // A process that lives on may still have what the store lost; one that starts later shows the loss.
    const storeFirst = own.chance(0.5) || faults.store.endsProcesses === true
    // A machine that is busy may have no time for the store.
    const mayEnd = faults.store.unnoticed && plan.slackMs === 0 ? [] : ['rejected']
    if (faults.store.endsProcesses || !faults.process.unnoticed) mayEnd.push('no response')
    const visit = {
      broken,
      withinMs,
      mayEnd,
      isStoreBroken: () => storeIsBroken,
    }
    const visits = Array.from({ length: own.between(6, 16) }, (_, index) =>
      visitors.visit({ mark: `${round}-${index}`, seed: own.between(1, 1e9), ...visit }),
    )
    await Promise.all([
      storeWasBroken,
      breakFor(faults.process, storeFirst ? storeWasBroken : undefined),
      ...visits,
    ])
    const mended = performance.now()
    await Promise.all(sites.map(({ url }) => waitUntilWell(url)))
    wellAgainMs = Math.max(wellAgainMs, Math.round(performance.now() - mended))
  }

  const pending = async () => (await store.rows()).filter(({ state }) => state === 'pending')

  /** Waits for the deliveries once nothing is broken; a lead may be in the pause of a retry. */
  async function untilDelivered() {
    backend.mend()
    // What was due before is due now, by whatever clock its time was written.
    let deadline = performance.now() + emptyWithinMs + plan.slackMs
    for (;;) {
      const rows = await pending()
      // What was under way at the end of the rounds may have been given a pause since.
      for (const { due_at } of rows) {
        const pause = Math.min(due_at - Date.now(), longestPauseMs)
        deadline = Math.max(deadline, performance.now() + pause + emptyWithinMs + plan.slackMs)
      }
      if (rows.length === 0 || performance.now() > deadline) return
      await wait(250)
    }
  }

  try {
    const deal = dealFaults(random, place, plan.only)
    for (let round = 1; round <= plan.rounds; round++) {
      plan.progress(round)
      await play(round, deal())
    }
    await untilDelivered()
    const [rows, received] = [await store.rows(), backend.leads()]
    const seen = { visitors, rows, received, wellAgainMs, slackMs: plan.slackMs }
    const { problems, ...result } = judge(seen)
    return {
      ...result,
      problems: [...place.problems, ...problems],
      outcomesByFault: visitors.outcomesByFault,
      output: sites.map((site) => site.output().slice(-20_000)).join('\n'),
    }
  } finally {
    await place.stop()
  }
}
