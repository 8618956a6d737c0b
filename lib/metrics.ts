import 'server-only'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { collectDefaultMetrics, Gauge, Counter, Histogram, Registry } from 'prom-client'
import { droppedLines } from './log'
import { remember } from './remember'

function addEventLoopDelay(registers: Registry[]) {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  new Gauge({
    name: 'octa_event_loop_delay_seconds',
    help: 'How late the event loop was since the numbers were last read',
    labelNames: ['quantile'],
    registers,
    collect() {
      for (const quantile of [0.5, 0.99, 1]) {
        this.set({ quantile }, delay.percentile(quantile * 100) / 1e9)
      }
      delay.reset()
    },
  })
}

/** Adds what is known of the process whenever the numbers are read. */
function addProcessMetrics(register: Registry): void {
  const registers = [register]
  collectDefaultMetrics({ register })
  addEventLoopDelay(registers)
  new Counter({
    name: 'octa_log_lines_dropped_total',
    help: 'Lines of the log that were dropped because standard output did not take them',
    registers,
    collect() {
      this.reset()
      this.inc(droppedLines())
    },
  })
}

/** What this process was asked, and what it asked the backend. Routes are those of `routeLabel`. */
function requestMetrics(register: Registry) {
  const registers = [register]
  return {
    requests: new Counter({
      name: 'octa_requests_total',
      help: 'Requests by route and status of the answer; broken_off when the visitor did not wait for all of it',
      labelNames: ['route', 'status'],
      registers,
    }),
    prefetches: new Counter({
      name: 'octa_prefetches_total',
      help: 'Requests of browsers for a page whose link was pressed, by route and status; not among octa_requests_total',
      labelNames: ['route', 'status'],
      registers,
    }),
    /** Seconds from the head of the request to the end of the answer. */
    requestSeconds: new Histogram({
      name: 'octa_request_duration_seconds',
      help: 'From the head of a request to the last byte of its answer, by route and status',
      labelNames: ['route', 'status'],
      buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    renders: new Counter({
      name: 'octa_page_renders_total',
      help: 'Pages made anew by route and result: kept, missing (404), unknown (not kept) or failed (the last good page stays)',
      labelNames: ['route', 'result'],
      registers,
    }),
    pageSteps: new Counter({
      name: 'octa_page_pipeline_total',
      help: 'Pages by step of the page pipeline and result; unexpected and failed ones went out as Next made them',
      labelNames: ['step', 'result'],
      registers,
    }),
    /** Seconds until the backend had answered, or was waited for no longer. */
    backendSeconds: new Histogram({
      name: 'octa_backend_call_duration_seconds',
      help: 'Calls of the backend by outcome',
      labelNames: ['endpoint', 'outcome'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
  }
}

/** How a posted form ended (contract "Caches and what can be watched"). */
const expectedEnds = ['stored', 'repeated', 'held', 'invalid', 'limited', 'given_back'] as const
type PostEnd = (typeof expectedEnds)[number] | `refused_${number}`

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
    formSteps: new Counter({
      name: 'octa_form_steps_total',
      help: 'How far forms get: seen, begun, sent, refused; seen and begun only with JavaScript',
      labelNames: ['form', 'step'],
      registers,
    }),
    /** Answers of the backend to leads. */
    attempts: new Counter({
      name: 'octa_lead_attempts_total',
      help: 'Answers of the backend to leads sent by this process: delivered, retry or refused',
      labelNames: ['form', 'outcome'],
      registers,
    }),
    /** 1 or 0 for each endpoint. */
    paused: new Gauge({
      name: 'octa_delivery_paused',
      help: '1 while an endpoint of the backend is plainly down and only probed',
      labelNames: ['endpoint'],
      registers,
    }),
  }
}

/** The numbers of `/api/metrics` (contract, `METRICS_TOKEN`). */
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
