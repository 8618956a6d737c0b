import 'server-only'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { collectDefaultMetrics, Gauge, Counter, Histogram, Registry } from 'prom-client'
import { droppedLines } from './log'
import { runtime } from './runtime'

declare module '@/lib/runtime' {
  interface Runtime {
    metrics?: ReturnType<typeof makeMetrics>
  }
}

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

/** How a posted form ended (contract "Caches and what can be watched"). */
const expectedEnds = ['stored', 'repeated', 'held', 'invalid', 'limited', 'given_back'] as const
type PostEnd = (typeof expectedEnds)[number] | `refused_${number}`

function makeMetrics() {
  const registry = new Registry()
  const registers = [registry]
  addProcessMetrics(registry)
  const counter = <Label extends string>(name: string, labelNames: Label[], help: string) =>
    new Counter({ name, help, labelNames, registers })
  const seconds = (name: string, labelNames: string[], help: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames, buckets, registers })
  const posts = counter('octa_posts_total', ['result'], 'Posted forms by how they ended')
  for (const result of expectedEnds) posts.inc({ result }, 0)
  return {
    registry,
    posts,
    /** Routes are those of `routeLabel`. */
    requests: counter(
      'octa_requests_total',
      ['route', 'status'],
      'Requests by route and status of the answer; broken_off when the visitor did not wait for all of it',
    ),
    requestSeconds: seconds(
      'octa_request_duration_seconds',
      ['route', 'status'],
      'From the head of a request to the last byte of its answer, by route and status',
      [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    ),
    /** Until the backend had answered, or was waited for no longer. */
    backendSeconds: seconds(
      'octa_backend_call_duration_seconds',
      ['endpoint', 'outcome'],
      'Calls of the backend by outcome',
      [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    ),
    attempts: counter(
      'octa_lead_attempts_total',
      ['form', 'outcome'],
      'Answers of the backend to leads sent by this process: delivered, retry or refused',
    ),
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
export const metrics = () => (runtime().metrics ??= makeMetrics())

/** Counts a posted form by how it ended. Opens nothing. */
export const countPost = (result: PostEnd): void => metrics().posts.inc({ result })
