import 'server-only'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { runtime } from './runtime'

declare module '@/lib/runtime' {
  interface Runtime {
    metrics?: ReturnType<typeof makeMetrics>
  }
}

/** How a posted form ended (contract "Caches and what can be watched"). */
const expectedEnds = ['stored', 'repeated', 'held', 'invalid', 'limited', 'rejected'] as const
type PostEnd = (typeof expectedEnds)[number] | `refused_${number}`

function makeMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const counter = <Label extends string>(name: string, labelNames: Label[], help: string) =>
    new Counter({ name, help, labelNames, registers })
  const gauge = <Label extends string>(name: string, labelNames: Label[], help: string) =>
    new Gauge({ name, help, labelNames, registers })
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
    /** Until the backend had answered, or was waited for no longer. */
    backendSeconds: new Histogram({
      name: 'octa_backend_call_duration_seconds',
      help: 'Calls of the backend by outcome',
      labelNames: ['endpoint', 'outcome'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    newsAge: new Gauge({
      name: 'octa_news_age_seconds',
      help: 'Time since the backend last gave this process a good list of the news, which is asked for when somebody reads it',
      registers,
    }),
    /** 1 or 0 for each endpoint. */
    paused: gauge(
      'octa_delivery_paused',
      ['endpoint'],
      '1 while an endpoint of the backend is plainly down and only probed',
    ),
    /** What is in the store, as it was when the metrics were asked for. */
    store: {
      findings: gauge(
        'octa_findings',
        ['finding', 'form', 'severity'],
        '1 for each thing that needs somebody, as `leads health` says it in words',
      ),
      leads: gauge('octa_leads', ['form', 'state'], 'Leads in the store by form and state'),
      oldest: gauge(
        'octa_oldest_waiting_seconds',
        ['form'],
        'How long the oldest lead of a form has been pending',
      ),
      room: gauge('octa_store_free_bytes', [], 'Room on the disk of an embedded database'),
    },
  }
}

/** The numbers of `/api/metrics` (contract, `METRICS_TOKEN`). */
export const metrics = () => (runtime().metrics ??= makeMetrics())

/** Counts a posted form by how it ended. Opens nothing. */
export const countPost = (result: PostEnd): void => metrics().posts.inc({ result })
