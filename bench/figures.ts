import type { Visit } from './visit'

const times = [
  'ttfb',
  'fcp',
  'lcp',
  'tbt',
  'longestTask',
  'scriptTime',
  'hydrated',
  'cls',
  'clsScrolled',
] as const

type Time = (typeof times)[number]

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2
}

/** Noise of a machine only adds time: the best round is steadier than the median. */
const best = (values: readonly number[]) => Math.min(...values)

const kilobytes = (visits: readonly Visit[]) => {
  const { bytes = {} } = visits.at(-1) ?? {}
  const all = Object.values(bytes).reduce((sum, some) => sum + some, 0)
  return { all: all / 1024, script: (bytes.script ?? 0) / 1024 }
}

/**
 * One row of the table.
 * @param visits to one page of one kind of site
 * @param byHand visits of the same rounds to the page written by hand
 */
export function figures(visits: readonly Visit[], byHand: readonly Visit[]) {
  const of = (from: readonly Visit[], name: Time) => from.map((visit) => visit[name])
  const medians = Object.fromEntries(times.map((name) => [name, median(of(visits, name))]))
  const ratio = (name: Time, pick: typeof median) => pick(of(visits, name)) / pick(of(byHand, name))
  const { all, script } = kilobytes(visits)
  const requests = Object.values(visits.at(-1)?.requests ?? {})
  return {
    ...medians,
    'FCP best': ratio('fcp', best),
    'FCP median': ratio('fcp', median),
    'LCP best': ratio('lcp', best),
    'LCP median': ratio('lcp', median),
    KB: all,
    'script KB': script,
    requests: requests.reduce((sum, some) => sum + some, 0),
  }
}

const digits = (name: string) => (/^(FCP|LCP) /.test(name) ? 2 : /^cls/.test(name) ? 4 : 0)

/** Figures for people: ratios with two decimals, milliseconds and kilobytes without. */
export const rounded = (row: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, Number(value.toFixed(digits(name)))]),
  )
