import { setTimeout as wait } from 'node:timers/promises'
import type { Mode } from '@/sandbox/mode'
import type { Instance } from './instance'
import { deck, type Random } from '@/testing/random'
import type { FaultyStore } from './stores'

const backendFaults: Record<string, Partial<Mode>> = {
  'backend healthy': {},
  'backend slow': { delay: 900 },
  'backend 500': { status: 500 },
  'backend 503': { status: 503 },
  'backend drops': { drop: true },
  'backend 429': { status: 429 },
  'backend 422': { status: 422 },
}
/** Longer than the site waits. Only in a long run: each such attempt takes ten seconds. */
const backendHangs = { 'backend hangs': { delay: 11_000 } }

async function restart(site: Instance, signal: NodeJS.Signals, pauseMs: number) {
  await site.stop(signal)
  await wait(pauseMs)
  await site.start()
}

/** Twice in the deck: the other faults show only while there is a process to feel them. */
const processLeftAlone = ['process left alone', () => Promise.resolve()] as const

function processFaults(sites: readonly Instance[]) {
  const restartSome = (signal: NodeJS.Signals) => async (random: Random) => {
    const which = random.chance(0.5) ? sites : [random.pick(sites)]
    const pauseMs = random.between(0, 400)
    await Promise.all(which.map((site) => restart(site, signal, pauseMs)))
  }
  return {
    'kill -9': restartSome('SIGKILL'),
    restart: restartSome('SIGTERM'),
  }
}

/** Starts one site after the other from the next build; `started` is told of each. */
const deploys = (sites: readonly Instance[], started: (site: Instance) => Promise<void>) => ({
  async deploy(random: Random) {
    for (const site of sites) {
      site.deploy()
      await restart(site, 'SIGTERM', random.between(0, 400))
      await started(site)
    }
  },
})

const leftAlone = { begin: () => Promise.resolve(), end: () => Promise.resolve() }

interface Breakable {
  sites: readonly Instance[]
  store: FaultyStore
  /** Told of each site that has started from a new build. Left out in a short run, which has no deploys. */
  deployed: ((site: Instance) => Promise<void>) | undefined
}

/** What is broken in each round: one fault of each kind, dealt so that each has its turn. */
export function faultDecks(random: Random, { sites, store, deployed }: Breakable) {
  return {
    backend: deck(random, Object.entries({ ...backendFaults, ...(deployed && backendHangs) })),
    process: deck(random, [
      ...Object.entries({ ...processFaults(sites), ...(deployed && deploys(sites, deployed)) }),
      processLeftAlone,
      processLeftAlone,
    ]),
    store: deck(random, Object.entries({ 'store left alone': leftAlone, ...store.faults })),
  }
}
