import { setTimeout as wait } from 'node:timers/promises'
import { CommandError } from '@/scripts/process/command'
import { waitUntilWell } from '@/scripts/process/next-process'
import { type Random, dealer } from '@/testing/random'
import type { Fault } from './fault'
import type { Installation, Site } from './installation'

const leftAlone: Fault = { begin: () => undefined, unnoticed: true }

async function restart(site: Site, signal: NodeJS.Signals, pauseMs: number) {
  const end = await site.stop(signal)
  if (signal === 'SIGTERM' && end !== 143) throw new Error(`SIGTERM ended a site with ${end}`)
  await wait(pauseMs)
  await site.start()
}

/** Kills all sites and starts them again. */
const killAll =
  ({ sites }: Installation) =>
  (random: Random) =>
    Promise.all(sites.map((site) => restart(site, 'SIGKILL', random.between(0, 400))))

/** Starts one site after the other from the next release, as docs/operate.md says. */
const deploy = (place: Installation): Fault => ({
  async begin(random) {
    for (const site of place.sites) {
      site.deploy()
      await restart(site, 'SIGTERM', random.between(0, 400))
      await waitUntilWell(site.url)
      await place.openPages(site)
    }
  },
  /** Pages that are open still find the files of the first release. */
  async end() {
    for (const asset of place.first.assets) {
      const { status } = await fetch(place.sites[0].url + asset, { method: 'HEAD' })
      if (status !== 200) place.problems.push(`gone with a deploy: ${asset}`)
    }
  },
})

const hoursWrong = 400 * 24
const clockWrongMs = 6_000

/** The clock jumps for six seconds, or is wrong from a start of the machine until it is set. */
const clockWrong = (place: Installation, fromStart: boolean): Fault => ({
  async begin(random) {
    place.setClock(random.pick([-hoursWrong, hoursWrong]))
    if (fromStart) await killAll(place)(random)
  },
  end: () => place.setClock(0),
  leastMs: clockWrongMs,
  ...(!fromStart && { unnoticed: true }),
})

/**
 * What is broken in each round: one fault of the backend, the processes and the store each, dealt so
 * that each has its turn. Nothing of a kind is broken in two of its turns.
 * @param only the names of the faults that are tried; none for all
 * @throws a CommandError when no fault has such a name
 */
export function dealFaults(random: Random, place: Installation, only: readonly string[]) {
  const processFaults: Record<string, Fault> = {
    'kill -9': { begin: (own) => restart(own.pick(place.sites), 'SIGKILL', own.between(0, 400)) },
    'kill -9 of all': { begin: killAll(place) },
    deploy: deploy(place),
    'clock wrong for six seconds': clockWrong(place, false),
    'clock wrong from the start': clockWrong(place, true),
  }
  const kinds = {
    backend: place.backend.faults,
    process: processFaults,
    store: place.store.faults,
  }
  const names = Object.values(kinds).flatMap((faults) => Object.keys(faults))
  if (only.some((name) => !names.includes(name)))
    throw new CommandError(`--only must be one of: ${names.join(', ')}.`)

  const deal = (kind: keyof typeof kinds) => {
    const all = Object.entries<Fault>(kinds[kind]).map(([name, fault]) => ({ ...fault, name }))
    const none = { ...leftAlone, name: `${kind} left alone` }
    if (only.length === 0) return dealer(random, [...all, none, none])
    const chosen = all.filter(({ name }) => only.includes(name))
    return dealer(random, chosen.length > 0 ? chosen : [none])
  }
  const [backend, process, store] = [deal('backend'), deal('process'), deal('store')]
  return () => ({ backend: backend(), process: process(), store: store() })
}
