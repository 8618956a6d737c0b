/** Random choices, the same for the same seed. */
export interface Random {
  /** From 0 to below 1. */
  next(): number
  /** A whole number from `low` to `high`, both possible. */
  between(low: number, high: number): number
  pick<T>(from: readonly T[]): T
  chance(of: number): boolean
}

/**
 * Numbers that look random and depend on the seed only (mulberry32).
 * @param seed a whole number
 */
export function seeded(seed: number): Random {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (of) => next() < of,
    pick(from) {
      const picked = from[Math.floor(next() * from.length)]
      if (picked === undefined) throw new Error('nothing to pick from')
      return picked
    },
  }
}

/** An IPv4 address. */
export const anyAddress = (random: Random): string =>
  [0, 0, 0, 0].map(() => random.between(1, 250)).join('.')

/** Gives all items in a random order before it gives one again. */
export function dealer<T>(random: Random, items: readonly T[]): () => T {
  let left: T[] = []
  return () => {
    if (left.length === 0) left = [...items]
    const item = random.pick(left)
    left.splice(left.indexOf(item), 1)
    return item
  }
}
