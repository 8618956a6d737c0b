import { setTimeout as wait } from 'node:timers/promises'
import { formRoutes, openPage, type OpenPage } from '@/testing/form-client'
import { seeded } from '@/testing/random'
import { startBreakableBackend } from './backend'
import { backendFaults } from './backend-faults'
import { type Build, type Instance, siteInstance } from './instance'
import { playRound, sendForms } from './round'
import type { FaultyStore } from './stores'
import { dealFaults } from './faults'
import { type Disturbance, judge, newerForm } from './verdict'
import { startVisitors } from './visitors'

/** How a run is done. */
interface Plan {
  rounds: number
  seed: number
  /** The name of the one fault that is tried; all are when it is left out. */
  only: string | undefined
  /** How many processes of the site share the store. */
  instances: number
  /** With more than one there are deploys and a backend that hangs. */
  builds: readonly Build[]
  /** How long the queue may take to empty once nothing is broken and every pause is over, in milliseconds. */
  emptyWithinMs: number
  /** How much longer all may take on a machine that has other work to do, in milliseconds. */
  slackMs: number
  openStore: (pids: () => number[]) => FaultyStore | Promise<FaultyStore>
  /** Is called with each round before it begins. */
  progress: (round: number) => void
}

const longestPauseMs = 15 * 60_000

/**
 * Starts sites and a backend, sends forms while they are broken for some rounds, and accounts for each lead.
 * @returns the verdict, with the answers of each kind by fault, a note on the store and the end of the
 * sites' output
 */
export async function runFaults(plan: Plan) {
  const random = seeded(plan.seed)
  const backend = await startBreakableBackend()
  const sites: Instance[] = []
  const store = await plan.openStore(() => sites.flatMap((site) => site.pid() ?? []))
  const settings = {
    ...store.settings,
    BACKEND_URL: backend.url,
    BACKEND_TOKEN: 'faults',
    TRUST_PROXY: '1',
  }
  /** By build: a page of one build is also sent to sites of another. */
  const pages = new Map<number, OpenPage[]>()
  const visitors = startVisitors(sites, pages)
  const disturbances: Disturbance[] = []
  let wellAgainMs = 0

  const open = async (site: Instance) => {
    if (pages.has(site.build())) return
    const opened = await Promise.all(formRoutes.map((route) => openPage(site.url, route)))
    pages.set(site.build(), opened)
  }

  const pending = async () =>
    (await store.rows()).filter(({ state, form }) => state === 'pending' && form !== newerForm)

  /** Begins and ends an outage of the backend; returns how long leads waited after it, in milliseconds. */
  async function recover(): Promise<number> {
    const from = Date.now()
    const outage = { visits: 12, broken: ['backend 503'], withinMs: 500 }
    backend.behave(backendFaults['backend 503'].behave)
    await Promise.all([...sendForms({ random, visitors }, 'end', outage), wait(2000)])
    backend.behave(backendFaults['backend healthy'].behave)
    disturbances.push({ from, to: Date.now(), endpoint: undefined })
    const recovered = performance.now()
    const waited = () => Math.round(performance.now() - recovered)
    // An endpoint that was not plainly down lets the pause of each lead run out.
    const pauses = (await pending()).map(({ due_at }) => due_at - Date.now())
    const longest = Math.max(0, ...pauses.filter((pause) => pause <= longestPauseMs))
    while (waited() < longest + plan.emptyWithinMs && (await pending()).length > 0) await wait(250)
    return waited()
  }

  try {
    for (let index = 0; index < plan.instances; index++)
      sites.push(await siteInstance(plan.builds, settings))
    const deployed = plan.builds.length > 1 ? open : undefined
    const breakable = { sites, storeFaults: store.faults, deployed }
    const deal = dealFaults(random, breakable, plan.only)
    await Promise.all(sites.map((site) => site.start()))
    await Promise.all(sites.slice(0, 1).map(open))
    await store.addLeadOfNewerForm(newerForm)
    for (let number = 1; number <= plan.rounds; number++) {
      plan.progress(number)
      const played = await playRound({ random, sites, backend, visitors, deal }, number)
      wellAgainMs = Math.max(wellAgainMs, played.wellAgainMs)
      if (played.disturbance) disturbances.push(played.disturbance)
    }
    const emptyAfterMs = await recover()
    const rows = await store.rows()
    const received = backend.leads()
    return {
      ...judge({ visitors, rows, received, disturbances, wellAgainMs, slackMs: plan.slackMs }),
      emptyAfterMs,
      answersByFault: visitors.answersByFault,
      note: store.note,
      output: sites.map((site) => site.output().slice(-20_000)).join('\n'),
    }
  } finally {
    await Promise.all(sites.map((site) => site.remove()))
    await backend.close()
    await store.remove()
  }
}
