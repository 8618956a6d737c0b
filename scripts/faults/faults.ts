import { setTimeout as wait } from 'node:timers/promises'
import { type Random, dealer } from '@/testing/random'
import { leadEndpoints } from './backend'
import { backendHangs, type BackendFault, backendFaults } from './backend-faults'
import { closedFile, fullPipe } from './disk'
import type { Instance } from './instance'

/** What is broken for a while, and mended by `end`. */
export interface Fault {
  begin(random: Random): unknown
  end?(): unknown
  /** It lasts that long at least, in milliseconds. */
  leastMs?: number
  /** No process may start meanwhile: it would make another store. */
  noStart?: true
}

async function restart(site: Instance, signal: NodeJS.Signals, pauseMs: number, log?: number) {
  const end = await site.stop(signal)
  if (signal === 'SIGTERM' && end !== 143) throw new Error(`SIGTERM ended a site with ${end}`)
  await wait(pauseMs)
  await site.start(log)
}

/** Ends some or all sites with a signal and starts them again. */
const restartSome =
  (sites: readonly Instance[], signal: NodeJS.Signals) => async (random: Random) => {
    const which = random.chance(0.5) ? sites : [random.pick(sites)]
    const pauseMs = random.between(0, 400)
    await Promise.all(which.map((site) => restart(site, signal, pauseMs)))
  }

/** Starts one site after the other from the next build; `started` is called with each. */
const deploy =
  (sites: readonly Instance[], started: (site: Instance) => Promise<void>) =>
  async (random: Random) => {
    for (const site of sites) {
      site.deploy()
      await restart(site, 'SIGTERM', random.between(0, 400))
      await started(site)
    }
  }

/** Sets the clocks of all sites wrong, forward or back. */
const setClocks = (sites: readonly Instance[]): Fault => ({
  begin: (random) =>
    sites.forEach((site) => site.setClock(random.pick([-8_760, -72, -6, -1, 1, 6, 72, 8_760]))),
  end: () => sites.forEach((site) => site.setClock(0)),
})

/** Gives one site a log that cannot be written. SIGTERM must end that site all the same. */
function deadLog(sites: readonly Instance[]): Fault {
  let end: () => unknown
  return {
    async begin(random) {
      const site = random.pick(sites)
      const log = random.pick([closedFile, fullPipe])()
      await restart(site, 'SIGTERM', 0, log.descriptor)
      end = () => restart(site, 'SIGTERM', 0).finally(log.close)
    },
    end: () => end(),
  }
}

interface Breakable {
  sites: readonly Instance[]
  storeFaults: Record<string, Fault>
  /** Is called with each site that has started from a new build; undefined in a run without deploys. */
  deployed: ((site: Instance) => Promise<void>) | undefined
}

/** `pickEndpoint` chooses the one endpoint that is broken; without it all are. */
type NamedBackendFault = BackendFault & {
  name: string
  pickEndpoint?: (random: Random) => string
}

/** A backend that is broken for all endpoints, and for one. */
function listBackendFaults(long: boolean): NamedBackendFault[] {
  const everywhere: Record<string, BackendFault> = { ...backendFaults, ...(long && backendHangs) }
  const all = Object.entries(everywhere).map(([name, fault]) => ({ name, ...fault }))
  const oneEndpoint = all
    .filter(({ harmless }) => !harmless)
    .slice(0, 3)
    .map((fault) => ({
      ...fault,
      name: `${fault.name}, one endpoint`,
      pickEndpoint: (from: Random) => from.pick(leadEndpoints),
    }))
  return [...all, ...oneEndpoint]
}

/** Nothing is broken in two of the turns: only then can the faults of another kind be seen alone. */
function listFaults(kind: string, faults: Record<string, Fault>): (Fault & { name: string })[] {
  const leftAlone = { name: `${kind} left alone`, begin: () => undefined }
  const named = Object.entries(faults).map(([name, fault]) => ({ ...fault, name }))
  return [...named, leftAlone, leftAlone]
}

/**
 * What is broken in each round: one fault of each kind, dealt so that each has its turn.
 * @param only the name of the one fault that is tried
 */
export function dealFaults(
  random: Random,
  { sites, storeFaults, deployed }: Breakable,
  only: string | undefined,
) {
  const choose = <T extends { name: string }>(all: readonly T[], whole: string) => {
    const chosen = all.filter(({ name }) => name === only)
    const none = all.filter(({ name }) => name === whole)
    return dealer(random, only === undefined ? all : chosen.length > 0 ? chosen : none)
  }
  const processFaults = {
    'kill -9': { begin: restartSome(sites, 'SIGKILL') },
    restart: { begin: restartSome(sites, 'SIGTERM') },
    'clock wrong': setClocks(sites),
    'log not written': deadLog(sites),
    ...(deployed && { deploy: { begin: deploy(sites, deployed) } }),
  }
  return {
    backend: choose(listBackendFaults(deployed !== undefined), 'backend healthy'),
    process: choose(listFaults('process', processFaults), 'process left alone'),
    store: choose(listFaults('store', storeFaults), 'store left alone'),
  }
}
