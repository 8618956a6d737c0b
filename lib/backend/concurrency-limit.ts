/**
 * Lets a number of callers in at once, and the others in the order in which they came.
 * @param atOnce how many
 */
export function concurrencyLimit(atOnce: number) {
  const waiting = new Set<(admitted: boolean) => void>()
  let inside = 0
  return {
    /**
     * Waits for a free place.
     * @param maxMs how long, in milliseconds
     * @returns whether there was one; then `leave` has to follow
     */
    enter: (maxMs: number): Promise<boolean> => {
      if (inside < atOnce) {
        inside += 1
        return Promise.resolve(true)
      }
      return new Promise((resolve) => {
        const settle = (admitted: boolean) => {
          clearTimeout(timer)
          waiting.delete(settle)
          resolve(admitted)
        }
        const timer = setTimeout(settle, maxMs, false)
        waiting.add(settle)
      })
    },
    leave: () => {
      const [next] = waiting
      if (next) next(true)
      else inside -= 1
    },
  }
}
