import { setTimeout as wait } from 'node:timers/promises'
import { everythingWorks } from '@/sandbox/mode'
import { startSandbox } from '@/sandbox/server'
import { type Account, account } from './account'
import { type Instance, siteInstance } from './instance'
import { formRoutes, openPage, type OpenPage } from '@/testing/form-client'
import { seeded } from '@/testing/random'
import type { FaultyStore } from './stores'
import { faultDecks } from './fault-decks'
import { startVisitors } from './visitors'

/** What a run tries. */
interface Plan {
  rounds: number
  seed: number
  /** How many processes of the site share the store. */
  instances: number
  /** Folders of builds; with more than one there are deploys and a backend that hangs. */
  builds: readonly string[]
  /** How long the queue may take to empty once nothing is broken any more, in milliseconds. */
  emptyWithinMs: number
  openStore: (pids: () => number[]) => Promise<FaultyStore>
  /** Told of each round before it begins. */
  progress: (round: number) => void
}

/** What a run showed. */
export interface Result extends Account {
  posts: number
  /** How long the queue took to empty once nothing was broken any more, in milliseconds. */
  emptyAfterMs: number
  /** How many answers of each kind visitors got, by what was broken meanwhile. */
  answersByFault: ReadonlyMap<string, Record<string, number>>
  note: string
  /** The end of the sites' output. */
  output: string
}

/** Starts sites and a backend, sends forms while they are broken for some rounds, and accounts for each lead. */
export async function runFaults(plan: Plan): Promise<Result> {
  const random = seeded(plan.seed)
  const sandbox = await startSandbox({ port: 0, token: 'faults', tokenHeader: 'x-access-token' })
  const sites: Instance[] = []
  const store = await plan.openStore(() => sites.flatMap((site) => site.pid() ?? []))
  const settings = {
    ...store.settings,
    BACKEND_URL: sandbox.url,
    BACKEND_TOKEN: 'faults',
    TRUST_PROXY: '1',
  }
  /** By build: pages of each are sent to the others. */
  const pages = new Map<number, OpenPage[]>()
  const visitors = startVisitors(sites, pages)

  const open = async (site: Instance) => {
    if (pages.has(site.build())) return
    const opened = await Promise.all(formRoutes.map((route) => openPage(site.url, route)))
    pages.set(site.build(), opened)
  }

  async function round(number: number) {
    const [backend, mode] = decks.backend()
    const [processFault, breakProcess] = decks.process()
    const [storeFault, breakable] = decks.store()
    const withinMs = random.between(800, 2000)
    const [processAt = 0, storeAt = 0] = [0, 1].map(() => random.between(0, withinMs / 2))
    const storeFor = random.between(500, withinMs)
    const broken = [backend, processFault, storeFault]
    const visits = Array.from({ length: random.between(6, 16) }, (_, index) => {
      const seed = random.between(1, 1e9)
      return visitors.visit({ mark: `${number}-${index}`, seed, broken, withinMs })
    })
    const roundRandom = seeded(random.between(1, 1e9))
    sandbox.setMode({ ...everythingWorks, ...mode })
    const breakStore = async () => {
      await wait(storeAt)
      await breakable.begin()
      await wait(storeFor)
      await breakable.end()
    }
    await Promise.all([
      ...visits,
      wait(processAt).then(() => breakProcess(roundRandom)),
      breakStore(),
    ])
  }

  /** Ends with an outage of the backend; returns how long leads waited after it, in milliseconds. */
  async function recover(): Promise<number> {
    sandbox.setMode({ ...everythingWorks, status: 503 })
    const late = Array.from({ length: 12 }, (_, index) => {
      const seed = random.between(1, 1e9)
      return visitors.visit({ mark: `end-${index}`, seed, broken: ['backend 503'], withinMs: 500 })
    })
    await Promise.all([...late, wait(2000)])
    sandbox.setMode(everythingWorks)
    const recovered = performance.now()
    const waited = () => Math.round(performance.now() - recovered)
    while (waited() < plan.emptyWithinMs) {
      if ((await store.rows()).every(({ state }) => state !== 'pending')) break
      await wait(250)
    }
    return waited()
  }

  const decks = faultDecks(random, {
    sites,
    store,
    deployed: plan.builds.length > 1 ? open : undefined,
  })
  try {
    for (let index = 0; index < plan.instances; index++)
      sites.push(await siteInstance(plan.builds, settings))
    await Promise.all(sites.map((site) => site.start()))
    await Promise.all(sites.slice(0, 1).map(open))
    for (let number = 1; number <= plan.rounds; number++) {
      plan.progress(number)
      await round(number)
    }
    const emptyAfterMs = await recover()
    const refused = visitors.answersByFault.get('store left alone')?.['given back'] ?? 0
    const result = account(visitors.sent, await store.rows(), sandbox.leads())
    return {
      ...result,
      problems: [
        ...result.problems,
        ...visitors.wrong,
        ...(refused > 0 ? [`${refused} forms were given back while the store was left alone`] : []),
      ],
      posts: visitors.posts(),
      emptyAfterMs,
      answersByFault: visitors.answersByFault,
      note: store.note,
      output: sites.map((site) => site.output().slice(-20_000)).join('\n'),
    }
  } finally {
    await Promise.all(sites.map((site) => site.remove()))
    await sandbox.close()
    await store.remove()
  }
}
