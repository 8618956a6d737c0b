import { fillIn, openPage, send } from '@/testing/form-client'
import { seeded } from '@/testing/random'
import { type Site, startSite } from '@/testing/site'
import { startHostileBackend } from './backend'
import { bombard, type Bombardment } from './bombard'
import { measureCosts } from './costs'
import { type Crowd, visitAmong } from './slow-clients'
import { checkStored } from './stored'

/** The megabytes by which the site may grow in the second half of the requests. */
const maxGrowth = 150

/** How much is asked of the site. */
interface Plan {
  requests: number
  seed: number
  /** How many long texts are tried in each place. */
  longTexts: number
  crowd: Crowd
  visits: number
  /** The longest wait for a page in the crowd in milliseconds. Twice the wait without a crowd is allowed too. */
  maxWaitMs: number
}

/** `problems` has a line for each finding. */
export interface Result extends Bombardment {
  leads: number
  costs: Awaited<ReturnType<typeof measureCosts>>
  p99: { alone: number; crowded: number }
}

/** Visits the site once more, which must answer as usual. */
async function visitAgain(site: Site, problems: string[]) {
  for (const at of ['/', '/news', '/api/health']) {
    const { status } = await fetch(site.url + at)
    if (status !== 200) problems.push(`afterwards ${at} answers ${status}`)
  }
  const random = seeded(1)
  const page = await openPage(site.url, '/getpass')
  const typed = fillIn(page.form, 'afterwards', random)
  const answer = await send(site.url, { page, typed, submission: '' }, random)
  if (answer.kind !== 'thanked') problems.push(`afterwards a form is ${answer.kind}`)
}

/** Sends generated requests to a production build, with a backend that answers anything. */
export async function fuzz(plan: Plan): Promise<Result> {
  const backend = await startHostileBackend(seeded(plan.seed + 1))
  const site = await startSite({ BACKEND_URL: backend.url, TRUST_PROXY: '1' })
  const result: Result = {
    statuses: new Map(),
    leads: 0,
    costs: {},
    thanked: 0,
    memory: { early: 0, half: 0, late: 0 },
    p99: { alone: 0, crowded: 0 },
    problems: [],
  }
  const { problems, memory } = result
  try {
    await bombard(site, plan, result)
    backend.calmDown()
    result.costs = await measureCosts(site, plan.longTexts, result)
    await visitAgain(site, problems)
    result.p99 = await visitAmong(site.url, plan.crowd, plan.visits)
    await site.stop()
    const stored = checkStored(site.storeFile)
    result.leads = stored.leads
    problems.push(...stored.problems)
    const unanswered = result.statuses.get('form')?.closed ?? 0
    if (stored.leads > result.thanked + unanswered + 1)
      problems.push('more leads are stored than were thanked')
    if (memory.late - memory.half > maxGrowth) problems.push('the memory grows')
    const { alone, crowded } = result.p99
    if (crowded > Math.max(plan.maxWaitMs, alone * 2))
      problems.push('slow clients keep others waiting')
    if (/uncaughtException|unhandledRejection|heap out of memory/i.test(site.output()))
      problems.push(`the site’s output:\n${site.output().slice(-3000)}`)
    return result
  } finally {
    await site.close()
    backend.close()
  }
}
