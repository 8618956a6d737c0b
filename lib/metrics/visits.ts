import 'server-only'
import { Counter, Histogram, type Registry } from 'prom-client'

/** What browsers tell of visits, and how far forms get. */
export function visitMetrics(register: Registry) {
  const registers = [register]
  const vital = (name: string, measured: string, buckets: number[]) =>
    new Histogram({
      name,
      help: `${measured} of sampled visits by route and kind of connection`,
      labelNames: ['route', 'connection'] as const,
      buckets,
      registers,
    })
  return {
    /** By the name that each has in a report. */
    vitals: {
      lcp: vital(
        'octa_visit_lcp_seconds',
        'Largest Contentful Paint',
        [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
      ),
      inp: vital(
        'octa_visit_inp_seconds',
        'Interaction to Next Paint',
        [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1],
      ),
      cls: vital('octa_visit_cls', 'Cumulative Layout Shift', [0.01, 0.05, 0.1, 0.15, 0.25, 0.5]),
    },
    reports: new Counter({
      name: 'octa_visit_reports_total',
      help: 'Reports of browsers by what became of them: taken, refused or limited',
      labelNames: ['result'],
      registers,
    }),
    formSteps: new Counter({
      name: 'octa_form_steps_total',
      help: 'How far forms get: seen, begun, sent, refused; seen and begun only with JavaScript',
      labelNames: ['form', 'step'],
      registers,
    }),
  }
}
