import { setTimeout as wait } from 'node:timers/promises'
import type { Mode } from '@/sandbox/mode'
import type { Instance } from './instance'
import { deck, type Random } from '@/testing/random'
import type { FaultyStore } from './stores'

const backendTroubles: Record<string, Partial<Mode>> = {
  'backend well': {},
  'backend slow': { delay: 900 },
  'backend 500': { status: 500 },
  'backend 503': { status: 503 },
  'backend drops': { drop: true },
  'backend 429': { status: 429 },
  'backend 422': { status: 422 },
}
/** Longer than the site waits. Not in a short run: each such attempt takes ten seconds. */
const backendHangs = { 'backend hangs': { delay: 11_000 } }

async function restart(site: Instance, signal: NodeJS.Signals, pauseMs: number) {
  await site.stop(signal)
  await wait(pauseMs)
  await site.start()
}

/** Twice in the deck: what else is broken is only felt while there is a process. */
const running = ['process kept', () => Promise.resolve()] as const

function processTroubles(sites: readonly Instance[]) {
  const some = (signal: NodeJS.Signals) => async (random: Random) => {
    const which = random.chance(0.5) ? sites : [random.pick(sites)]
    const pauseMs = random.between(0, 400)
    await Promise.all(which.map((site) => restart(site, signal, pauseMs)))
  }
  return {
    'kill -9': some('SIGKILL'),
    restart: some('SIGTERM'),
  }
}

/** One site after the other starts from the next build; `seen` is told of each. */
const deploys = (sites: readonly Instance[], seen: (site: Instance) => Promise<void>) => ({
  async deploy(random: Random) {
    for (const site of sites) {
      site.deploy()
      await restart(site, 'SIGTERM', random.between(0, 400))
      await seen(site)
    }
  },
})

const kept = { begin: () => Promise.resolve(), end: () => Promise.resolve() }

interface Breakable {
  sites: readonly Instance[]
  store: FaultyStore
  /** Told of a site that has a new build; without it there are no deploys, and nothing that lasts. */
  deployed: ((site: Instance) => Promise<void>) | undefined
}

/** What is broken in each round: one thing of each kind, and all in turn. */
export function troubleDecks(random: Random, { sites, store, deployed }: Breakable) {
  return {
    backend: deck(random, Object.entries({ ...backendTroubles, ...(deployed && backendHangs) })),
    process: deck(random, [
      ...Object.entries({ ...processTroubles(sites), ...(deployed && deploys(sites, deployed)) }),
      running,
      running,
    ]),
    store: deck(random, Object.entries({ 'store kept': kept, ...store.troubles })),
  }
}
