import { setTimeout as wait } from 'node:timers/promises'
import { everythingWorks, type Mode } from '@/sandbox/mode'
import { startSandbox } from '@/sandbox/server'
import { type Account, account, type Sent } from './account'
import { type Instance, siteInstance } from './instance'
import { formRoutes, openPage, type OpenPage, send, typedBy } from './page'
import { deck, type Random, seeded } from './random'
import { type FaultyStore } from './stores'

/** How a run goes. */
export interface Plan {
  rounds: number
  seed: number
  instances: number
  /** Folders of builds; with one there are no deploys. */
  builds: readonly string[]
  /** How long the queue may take to empty once all is well, in milliseconds. */
  patience: number
  openStore: (pids: () => number[]) => Promise<FaultyStore>
}

/** What a run showed. `felt` counts what visitors got, by what was broken meanwhile. */
export interface Result extends Account {
  posts: number
  emptyAfter: number
  felt: Map<string, Record<string, number>>
  remark: string
  output: string
}

const backendTroubles: Record<string, Partial<Mode>> = {
  'backend well': {},
  'backend slow': { delay: 900 },
  'backend 500': { status: 500 },
  'backend 503': { status: 503 },
  'backend drops': { drop: true },
  'backend 429': { status: 429 },
  'backend 422': { status: 422 },
}
const hangs = { 'backend hangs': { delay: 11_000 } }

/** Starts sites and a backend, has them used and broken for some rounds, and gives an account of it. */
export async function runFaults(plan: Plan): Promise<Result> {
  const random = seeded(plan.seed)
  const long = plan.builds.length > 1
  const sandbox = await startSandbox({ port: 0, token: 'faults', tokenHeader: 'x-access-token' })
  const sites: Instance[] = []
  const store = await plan.openStore(() => sites.flatMap((site) => site.pid() ?? []))
  const settings = {
    ...store.settings,
    BACKEND_URL: sandbox.url,
    BACKEND_TOKEN: 'faults',
    TRUST_PROXY: '1',
  }
  const pages: OpenPage[][] = []
  const sent: Sent[] = []
  const wrong: string[] = []
  const felt: Result['felt'] = new Map()
  let posts = 0

  const readPages = async (site: Instance, build: number) => {
    pages[build] ??= await Promise.all(formRoutes.map((route) => openPage(site.url, route)))
  }

  async function visitor(mark: string, seed: number, broken: readonly string[], horizonMs: number) {
    const own = seeded(seed)
    let page = own.pick(own.pick(pages.filter(Boolean)))
    const typed = typedBy(page.form, mark, own)
    const submission = own.chance(0.5) ? `${mark}-${own.between(1, 1e9)}` : ''
    const visit: Sent = { mark, typed, thanked: false }
    sent.push(visit)
    await wait(own.between(0, horizonMs))
    const press = async () => {
      const site = own.pick(sites)
      posts += 1
      const answer = await send(site.url, { page, typed, submission }, own)
      for (const trouble of broken) {
        const counts = felt.get(trouble) ?? {}
        felt.set(trouble, { ...counts, [answer.kind]: (counts[answer.kind] ?? 0) + 1 })
      }
      if (answer.kind === 'thanked') visit.thanked = true
      if (answer.kind === 'given back') page = answer.page
      if (answer.kind === 'wrong') wrong.push(`${mark}: ${answer.what}`)
    }
    const times = own.between(1, 4)
    for (let time = 0; time < times; time++) {
      await Promise.all(Array.from({ length: own.chance(0.25) ? 2 : 1 }, press))
      if (visit.thanked && own.chance(0.8)) return
      await wait(own.between(100, 700))
    }
  }

  const restart = async (site: Instance, signal: NodeJS.Signals, pauseMs: number) => {
    await site.stop(signal)
    await wait(pauseMs)
    await site.start()
  }
  const restartSome = async (own: Random, signal: NodeJS.Signals) => {
    const some = own.chance(0.5) ? sites : [own.pick(sites)]
    const pauseMs = own.between(0, 400)
    await Promise.all(some.map((site) => restart(site, signal, pauseMs)))
  }
  const processTroubles: Record<string, (own: Random) => Promise<void>> = {
    'process kept': () => Promise.resolve(),
    'kill -9': (own) => restartSome(own, 'SIGKILL'),
    restart: (own) => restartSome(own, 'SIGTERM'),
    ...(long && {
      deploy: async (own: Random) => {
        for (const site of sites) {
          const build = site.deploy()
          await restart(site, 'SIGTERM', own.between(0, 400))
          await readPages(site, build)
        }
      },
    }),
  }
  const kept = { begin: () => Promise.resolve(), end: () => Promise.resolve() }
  const storeTroubles = { 'store kept': kept, ...store.troubles }
  const backends = { ...backendTroubles, ...(long && hangs) }
  const decks = {
    backend: deck(random, Object.entries(backends)),
    process: deck(random, Object.entries(processTroubles)),
    store: deck(random, Object.entries(storeTroubles)),
  }

  async function round(number: number) {
    const [backend, mode] = decks.backend()
    const [ofProcess, breakProcess] = decks.process()
    const [ofStore, trouble] = decks.store()
    const broken = [backend, ofProcess, ofStore]
    const horizonMs = random.between(800, 2000)
    sandbox.setMode({ ...everythingWorks, ...mode })
    const visitors = Array.from({ length: random.between(6, 16) }, (_, index) =>
      visitor(`${number}-${index}`, random.between(1, 1e9), broken, horizonMs),
    )
    const [at, from, lasts] = [0, 1, 2].map(() => random.between(0, Math.floor(horizonMs / 2)))
    const ofRound = seeded(random.between(1, 1e9))
    await Promise.all([
      ...visitors,
      wait(at).then(() => breakProcess(ofRound)),
      wait(from)
        .then(trouble.begin)
        .then(() => wait(lasts))
        .finally(trouble.end),
    ])
  }

  /** A last outage, felt by all; then how long it takes until no lead waits, in milliseconds. */
  async function heal(): Promise<number> {
    sandbox.setMode({ ...everythingWorks, status: 503 })
    const late = Array.from({ length: 12 }, (_, index) =>
      visitor(`last-${index}`, random.between(1, 1e9), ['outage at the end'], 500),
    )
    await Promise.all([...late, wait(2000)])
    sandbox.setMode(everythingWorks)
    const healed = Date.now()
    while (Date.now() - healed < plan.patience) {
      if ((await store.rows()).every(({ state }) => state !== 'pending')) break
      await wait(250)
    }
    return Date.now() - healed
  }

  try {
    for (let index = 0; index < plan.instances; index++)
      sites.push(await siteInstance(plan.builds, settings))
    await Promise.all(sites.map((site) => site.start()))
    await readPages(sites[0]!, 0)
    for (let number = 1; number <= plan.rounds; number++) await round(number)
    const emptyAfter = await heal()
    const result = account(sent, await store.rows(), sandbox.leads())
    return {
      ...result,
      problems: [...result.problems, ...wrong],
      posts,
      emptyAfter,
      felt,
      remark: store.remark,
      output: sites.map((site) => site.output()).join('\n'),
    }
  } finally {
    await Promise.all(sites.map((site) => site.remove()))
    await sandbox.close()
    await store.remove()
  }
}
