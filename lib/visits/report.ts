import 'server-only'
import { z } from 'zod'
import { forms } from '@/content/forms/forms'
import { metrics } from '@/lib/metrics'
import { routeLabel } from '@/lib/next/route-label'

/** How large a report may be, in bytes. */
export const maxReportBytes = 2_000

const milliseconds = z.number().min(0).max(60_000)
const step = z.tuple([
  z.string().refine((form) => forms.has(form)),
  z.enum(['seen', 'begun', 'refused']),
])

/** What components/visits sends. Each word is one of a list, or becomes one: labels are few. */
const reportSchema = z.strictObject({
  path: z.string().startsWith('/').max(1_000).transform(routeLabel),
  connection: z.enum(['slow-2g', '2g', '3g', '4g', 'unknown']),
  lcp: milliseconds.optional(),
  inp: milliseconds.optional(),
  cls: z.number().min(0).max(100).optional(),
  steps: z.array(step).max(3 * forms.size),
})

/**
 * Counts what a browser reports of a visit. Nothing of it is kept but numbers by route, connection
 * and form.
 * @param text JSON, from anybody
 * @returns whether it is a report
 */
export function countReport(text: string): boolean {
  const { vitals, formSteps } = metrics()
  const parsed = reportSchema.safeParse(parseJson(text))
  if (!parsed.success) return false
  const { path: route, connection, lcp, inp, cls, steps } = parsed.data
  const labels = { route, connection }
  if (lcp !== undefined) vitals.lcp.observe(labels, lcp / 1000)
  if (inp !== undefined) vitals.inp.observe(labels, inp / 1000)
  if (cls !== undefined) vitals.cls.observe(labels, cls)
  for (const [form, name] of steps) formSteps.inc({ form, step: name })
  return true
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
