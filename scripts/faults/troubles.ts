import { setTimeout as wait } from 'node:timers/promises'
import { deck, type Random } from '@/testing/random'
import { backendHangs, type BackendTrouble, backendTroubles, leadCalls } from './backend'
import type { ClockedInstance, Instance } from './instance'

/** What is broken for a while, and mended by `end`. */
export interface Trouble {
  begin(random: Random): Promise<void>
  end?(): Promise<void>
}

const leftAlone: Trouble = { begin: () => Promise.resolve() }

async function restart(site: Instance, signal: NodeJS.Signals, pauseMs: number) {
  await site.stop(signal)
  await wait(pauseMs)
  await site.start()
}

const restartSome =
  (sites: readonly Instance[], signal: NodeJS.Signals) => async (random: Random) => {
    const which = random.chance(0.5) ? sites : [random.pick(sites)]
    const pauseMs = random.between(0, 400)
    await Promise.all(which.map((site) => restart(site, signal, pauseMs)))
  }

/** Starts one site after the other from the next build; `started` is told of each. */
const deploy =
  (sites: readonly Instance[], started: (site: Instance) => Promise<void>) =>
  async (random: Random) => {
    for (const site of sites) {
      site.deploy()
      await restart(site, 'SIGTERM', random.between(0, 400))
      await started(site)
    }
  }

const setClocks = (sites: readonly ClockedInstance[]): Trouble => ({
  async begin(random) {
    for (const site of sites) site.setClock(random.pick([-6, 6]))
    await wait(300)
  },
  end: () => Promise.resolve(sites.forEach((site) => site.setClock(0))),
})

interface Breakable {
  sites: readonly ClockedInstance[]
  storeTroubles: Record<string, Trouble>
  /** Told of each site that has started from a new build. Left out in a short run, which has no deploys. */
  deployed: ((site: Instance) => Promise<void>) | undefined
}

/** What the backend's behaviour is called, and the call that it is limited to, if any. */
type BackendCard = BackendTrouble & { name: string; pickCall?: (random: Random) => string }

/** A backend that is broken for all calls, and for one. */
function backendCards(long: boolean): BackendCard[] {
  const everywhere: Record<string, BackendTrouble> = {
    ...backendTroubles,
    ...(long && backendHangs),
  }
  const cards = Object.entries(everywhere).map(([name, trouble]) => ({ name, ...trouble }))
  const oneCall = cards
    .filter(({ harmless }) => !harmless)
    .slice(0, 3)
    .map((card) => ({
      ...card,
      name: `${card.name}, one call`,
      pickCall: (from: Random) => from.pick(leadCalls),
    }))
  return [...cards, ...oneCall]
}

/** A trouble of the sites' processes or of the store. */
type Card = Trouble & { name: string }

const cards = (kind: string, troubles: Record<string, Trouble>): Card[] => [
  ...Object.entries(troubles).map(([name, trouble]) => ({ ...trouble, name })),
  { ...leftAlone, name: `${kind} left alone` },
  { ...leftAlone, name: `${kind} left alone` },
]

/**
 * What is broken in each round: one trouble of each kind, dealt so that each has its turn. Two of
 * the processes' and the store's are none: the others show only while there is something to feel them.
 * @param only the name of the one trouble that is tried
 */
export function troubleDecks(
  random: Random,
  { sites, storeTroubles, deployed }: Breakable,
  only: string | undefined,
) {
  const choose = <T extends { name: string }>(all: readonly T[], whole: string) => {
    const chosen = all.filter(({ name }) => name === only)
    const none = all.filter(({ name }) => name === whole)
    return deck(random, only === undefined ? all : chosen.length > 0 ? chosen : none)
  }
  const processTroubles = {
    'kill -9': { begin: restartSome(sites, 'SIGKILL') },
    restart: { begin: restartSome(sites, 'SIGTERM') },
    'clock six hours wrong': setClocks(sites),
    ...(deployed && { deploy: { begin: deploy(sites, deployed) } }),
  }
  return {
    backend: choose(backendCards(deployed !== undefined), 'backend healthy'),
    process: choose(cards('process', processTroubles), 'process left alone'),
    store: choose(cards('store', storeTroubles), 'store left alone'),
  }
}
