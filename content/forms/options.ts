import type { Option } from './types'

/** Options whose values are their labels. */
export const optionsFrom = (labels: readonly string[]): Option[] =>
  labels.map((label) => ({ value: label, label }))
