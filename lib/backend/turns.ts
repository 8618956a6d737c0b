/**
 * Gives something to do its turn: so many at once, the others in the order they came.
 * @param atOnce how many turns there are
 */
export function makeTurns(atOnce: number) {
  const waiting = new Set<(turn: boolean) => void>()
  let taken = 0
  return {
    /**
     * Waits for a turn.
     * @param maxMs how long, in milliseconds
     * @returns whether there was one; then `end` has to follow
     */
    take: (maxMs: number): Promise<boolean> => {
      if (taken < atOnce) {
        taken += 1
        return Promise.resolve(true)
      }
      return new Promise((resolve) => {
        const settle = (turn: boolean) => {
          clearTimeout(timer)
          waiting.delete(settle)
          resolve(turn)
        }
        const timer = setTimeout(settle, maxMs, false)
        waiting.add(settle)
      })
    },
    end: () => {
      const [next] = waiting
      if (next) next(true)
      else taken -= 1
    },
  }
}
