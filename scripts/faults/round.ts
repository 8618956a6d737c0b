import { setTimeout as wait } from 'node:timers/promises'
import { waitUntilWell } from '@/scripts/process/next-process'
import { type Random, seeded } from '@/testing/random'
import type { startBreakableBackend } from './backend'
import type { Instance } from './instance'
import type { dealFaults } from './faults'
import type { Disturbance } from './verdict'
import type { startVisitors, Visit } from './visitors'

/** Who takes part in a round. */
interface Scene {
  random: Random
  sites: readonly Instance[]
  backend: Awaited<ReturnType<typeof startBreakableBackend>>
  visitors: ReturnType<typeof startVisitors>
  deal: ReturnType<typeof dealFaults>
}

/** Has visitors send forms, the first press of each within `withinMs` milliseconds. */
export const sendForms = (
  { random, visitors }: Pick<Scene, 'random' | 'visitors'>,
  round: number | 'end',
  { visits, ...how }: { visits: number } & Omit<Visit, 'mark' | 'seed'>,
) =>
  Array.from({ length: visits }, (_, index) =>
    visitors.visit({ mark: `${round}-${index}`, seed: random.between(1, 1e9), ...how }),
  )

/**
 * One round: visitors send forms while one thing of each kind is broken, and then all is mended.
 * @returns how long the sites took until they could store a lead again, in milliseconds, and whose
 * leads may have waited for it
 */
export async function playRound(
  scene: Scene,
  number: number,
): Promise<{ wellAgainMs: number; disturbance: Disturbance | undefined }> {
  const { random, sites, backend, deal } = scene
  const [atBackend, atProcess, atStore] = [deal.backend(), deal.process(), deal.store()] as const
  const broken = [atBackend, atProcess, atStore].map(({ name }) => name)
  const own = seeded(random.between(1, 1e9))
  const withinMs = random.between(800, 2000)
  const pauseMs = () => random.between(0, withinMs / 2)
  const [storeAt, storeForMs, processAt] = [pauseMs(), random.between(500, withinMs), pauseMs()]
  const visits = random.between(6, 16)
  // A process that lives on may remember what the store lost; one that starts later shows the loss.
  const storeFirst = random.chance(0.5) || atStore.noStart === true
  let storeIsBroken = false

  async function breakStore() {
    await wait(storeAt)
    await atStore.begin(own)
    storeIsBroken = atStore.end !== undefined
    await wait(Math.max(storeForMs, atStore.leastMs ?? 0))
    storeIsBroken = false
    await atStore.end?.()
  }
  async function breakProcess(after: Promise<void> | undefined) {
    await after
    await wait(processAt)
    await atProcess.begin(own)
  }

  const endpoint = atBackend.pickEndpoint?.(own)
  const from = Date.now()
  backend.behave(atBackend.behave, endpoint)
  const storeWasBroken = breakStore()
  await Promise.all([
    storeWasBroken,
    breakProcess(storeFirst ? storeWasBroken : undefined),
    ...sendForms(scene, number, { visits, broken, withinMs, isStoreBroken: () => storeIsBroken }),
  ])
  await atProcess.end?.()
  const mended = performance.now()
  await Promise.all(sites.map(({ url }) => waitUntilWell(url)))
  const wellAgainMs = Math.round(performance.now() - mended)
  const elsewhere = !broken.includes('process left alone') || !broken.includes('store left alone')
  const disturbed = elsewhere || !atBackend.harmless
  const disturbance = { from, to: Date.now(), endpoint: elsewhere ? undefined : endpoint }
  return { wellAgainMs, disturbance: disturbed ? disturbance : undefined }
}
