const firstPauseMs = 4_000
/** The longest pause between two attempts, in milliseconds. */
export const longestPauseMs = 15 * 60_000

/** The pauses of a lead come to so many milliseconds before an operator has to look at it. */
export const tryForMs = 3 * 24 * 3_600_000

/**
 * The pause before the next attempt, in whole milliseconds: growing, with jitter, at most 5 s the first
 * time and never over 15 min (contract "Wire").
 * @param attempts attempts made, 1 or more
 * @param retryAfterMs the pause that the backend asked for
 * @param random a number from 0 to 1
 */
export function pauseMs(attempts: number, retryAfterMs = 0, random = Math.random()): number {
  const ceiling = Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs)
  const jittered = ceiling * (0.5 + random / 2)
  return Math.round(Math.min(Math.max(jittered, retryAfterMs), longestPauseMs))
}
