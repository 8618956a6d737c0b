import 'server-only'
import { Counter, Histogram, type Registry } from 'prom-client'

/** What browsers tell of visits, and how far forms get. */
export function visitMetrics(register: Registry) {
  const registers = [register]
  const labelNames = ['route', 'connection'] as const
  return {
    /** By the name that each has in a report. */
    vitals: {
      lcp: new Histogram({
        name: 'octa_visit_lcp_seconds',
        help: 'Largest Contentful Paint of sampled visits by route and kind of connection',
        labelNames,
        buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
        registers,
      }),
      inp: new Histogram({
        name: 'octa_visit_inp_seconds',
        help: 'Interaction to Next Paint of sampled visits by route and kind of connection',
        labelNames,
        buckets: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1],
        registers,
      }),
      cls: new Histogram({
        name: 'octa_visit_cls',
        help: 'Cumulative Layout Shift of sampled visits by route and kind of connection',
        labelNames,
        buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
        registers,
      }),
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
