import 'server-only'
import { Counter, Gauge, Registry } from 'prom-client'
import { addProcessMetrics } from './metrics/process'
import { requestMetrics } from './metrics/requests'
import { visitMetrics } from './metrics/visits'
import { remember } from './remember'

/** How a posted form ended (contract "Caches and what can be watched"). */
type PostEnd =
  'stored' | 'repeated' | 'held' | 'invalid' | 'limited' | 'given_back' | `refused_${number}`

const expectedEnds: PostEnd[] = ['stored', 'repeated', 'held', 'invalid', 'limited', 'given_back']

/** A repeat is no further step. */
const stepAtEnd: Partial<Record<PostEnd, 'sent' | 'refused'>> = {
  stored: 'sent',
  held: 'sent',
  invalid: 'refused',
  limited: 'refused',
  given_back: 'refused',
}

function makeMetrics() {
  const registry = new Registry()
  const registers = [registry]
  addProcessMetrics(registry)
  const posts = new Counter({
    name: 'octa_posts_total',
    help: 'Posted forms by how they ended',
    labelNames: ['result'],
    registers,
  })
  for (const result of expectedEnds) posts.inc({ result }, 0)
  return {
    registry,
    posts,
    ...requestMetrics(registry),
    ...visitMetrics(registry),
    /** Answers of the backend to leads. */
    attempts: new Counter({
      name: 'octa_lead_attempts_total',
      help: 'Answers of the backend to leads sent by this process: delivered, retry or refused',
      labelNames: ['form', 'outcome'],
      registers,
    }),
    /** 1 or 0 for each call. */
    paused: new Gauge({
      name: 'octa_delivery_paused',
      help: '1 while a call of the backend is plainly down and only probed',
      labelNames: ['call'],
      registers,
    }),
  }
}

/** The numbers that `/api/metrics` tells (contract, `METRICS_TOKEN`). */
export const metrics = () => remember('metrics', makeMetrics)

/**
 * Counts a posted form by how it ended. Opens nothing.
 * @param form its id, when it is known
 */
export function countPost(result: PostEnd, form?: string): void {
  metrics().posts.inc({ result })
  const step = stepAtEnd[result]
  if (form && step) metrics().formSteps.inc({ form, step })
}
