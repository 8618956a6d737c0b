import 'server-only'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import { pageStepCounts } from '@/lib/next/page-pipeline/count-step.cjs'
import { remember } from './remember'

/** How a posted form ended (contract "Caches and what can be watched"). */
type PostEnd =
  'stored' | 'repeated' | 'held' | 'invalid' | 'limited' | 'given_back' | `refused_${number}`

const expectedEnds: PostEnd[] = ['stored', 'repeated', 'held', 'invalid', 'limited', 'given_back']

function addEventLoopDelay(registry: Registry) {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  new Gauge({
    name: 'octa_event_loop_delay_seconds',
    help: 'How late the event loop was since the numbers were last read',
    labelNames: ['quantile'],
    registers: [registry],
    collect() {
      for (const quantile of [0.5, 0.99, 1]) {
        this.set({ quantile }, delay.percentile(quantile * 100) / 1e9)
      }
      delay.reset()
    },
  })
}

function makeMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  addEventLoopDelay(registry)
  const posts = new Counter({
    name: 'octa_posts_total',
    help: 'Posted forms by how they ended',
    labelNames: ['result'],
    registers,
  })
  for (const result of expectedEnds) posts.inc({ result }, 0)
  new Counter({
    name: 'octa_page_pipeline_total',
    help: 'Pages by step of the page pipeline and result; unexpected and failed ones went out as Next made them',
    labelNames: ['step', 'result'],
    registers,
    collect() {
      this.reset()
      for (const { step, result, pages } of pageStepCounts()) this.inc({ step, result }, pages)
    },
  })
  return {
    registry,
    posts,
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

/** Counts a posted form by how it ended. Opens nothing. */
export const countPost = (result: PostEnd): void => metrics().posts.inc({ result })
