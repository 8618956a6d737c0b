import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '@/testing/random'
import type { Instance } from './instance'

/** What is broken for a while, and mended by `end`. */
export interface Trouble {
  begin(random: Random): Promise<void>
  end?(): Promise<void>
}

async function restart(site: Instance, signal: NodeJS.Signals, pauseMs: number) {
  await site.stop(signal)
  await wait(pauseMs)
  await site.start()
}

/** Ends some or all sites with a signal and starts them again. */
export const restartSome =
  (sites: readonly Instance[], signal: NodeJS.Signals) => async (random: Random) => {
    const which = random.chance(0.5) ? sites : [random.pick(sites)]
    const pauseMs = random.between(0, 400)
    await Promise.all(which.map((site) => restart(site, signal, pauseMs)))
  }

/** Starts one site after the other from the next build; `started` is told of each. */
export const deploy =
  (sites: readonly Instance[], started: (site: Instance) => Promise<void>) =>
  async (random: Random) => {
    for (const site of sites) {
      site.deploy()
      await restart(site, 'SIGTERM', random.between(0, 400))
      await started(site)
    }
  }

/** Sets the clocks of all sites wrong by six hours, forward or back. */
export const setClocks = (sites: readonly Instance[]): Trouble => ({
  async begin(random) {
    for (const site of sites) site.setClock(random.pick([-6, 6]))
    await wait(300)
  },
  end: () => Promise.resolve(sites.forEach((site) => site.setClock(0))),
})
