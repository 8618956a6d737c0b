import 'server-only'
import { Counter, Histogram } from 'prom-client'
import { z } from 'zod'
import { forms } from '@/content/forms/forms'
import { metrics } from '@/lib/metrics'
import { routeLabel } from '@/lib/metrics/route-label'
import { runtime } from '@/lib/runtime'

declare module '@/lib/runtime' {
  interface Runtime {
    webVitals?: ReturnType<typeof makeMetrics>
  }
}

function makeMetrics() {
  const registers = [metrics().registry]
  const vital = (name: string, measured: string, buckets: number[]) =>
    new Histogram({
      name,
      help: `${measured} of sampled visits by route and kind of connection`,
      labelNames: ['route', 'connection'] as const,
      buckets,
      registers,
    })
  return {
    lcp: vital(
      'octa_web_vitals_lcp_seconds',
      'Largest Contentful Paint',
      [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
    ),
    inp: vital(
      'octa_web_vitals_inp_seconds',
      'Interaction to Next Paint',
      [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1],
    ),
    cls: vital(
      'octa_web_vitals_cls',
      'Cumulative Layout Shift',
      [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
    ),
    reports: new Counter({
      name: 'octa_web_vitals_reports_total',
      help: 'Reports of browsers by result: taken, refused or limited',
      labelNames: ['result'],
      registers,
    }),
  }
}

/** What browsers measured; the first call adds it to the metrics. */
export const webVitals = () => (runtime().webVitals ??= makeMetrics())

const milliseconds = z.number().min(0).max(60_000)
const step = z.tuple([
  z.string().refine((form) => forms.has(form)),
  z.enum(['seen', 'begun', 'refused']),
])

/** What components/shell/web-vitals-report.ts sends. Each word is one of a list, or becomes one: labels are few. */
const reportSchema = z.strictObject({
  path: z.string().startsWith('/').max(1_000).transform(routeLabel),
  connection: z.enum(['slow-2g', '2g', '3g', '4g', 'unknown']),
  lcp: milliseconds.optional(),
  inp: milliseconds.optional(),
  cls: z.number().min(0).max(100).optional(),
  steps: z.array(step).max(3 * forms.size),
})

/**
 * Counts what a browser reports. Nothing of it is kept but numbers by route, connection and form.
 * @param text JSON, from anybody
 * @returns whether it is a report
 */
export function countReport(text: string): boolean {
  const parsed = reportSchema.safeParse(parseJson(text))
  if (!parsed.success) return false
  const { path: route, connection, lcp, inp, cls, steps } = parsed.data
  const vitals = webVitals()
  const labels = { route, connection }
  if (lcp !== undefined) vitals.lcp.observe(labels, lcp / 1000)
  if (inp !== undefined) vitals.inp.observe(labels, inp / 1000)
  if (cls !== undefined) vitals.cls.observe(labels, cls)
  for (const [form, name] of steps) metrics().formSteps.inc({ form, step: name })
  return true
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
