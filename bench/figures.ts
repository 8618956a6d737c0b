export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2
}

/** A number with so many digits after the point. */
export const rounded = (value: number, digits = 0) => Number(value.toFixed(digits))
