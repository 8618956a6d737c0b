const opensAfter = 5
const longestProbePauseMs = 4_000
const longestHoldMs = 60_000

/** Whether the backend is asked at all; see {@link circuit}. */
interface Circuit {
  /** How many attempts may begin now, of the `free` that there is room for. */
  room(free: number, underWay: number, now: number): number
  /**
   * Records that the backend answered to a lead, also with a refusal. True when it had been down, or
   * may have been before this process began.
   */
  answered(): boolean
  /** Records that an attempt has to be repeated; `retryAfterMs` is what the backend asked for. */
  failed(now: number, retryAfterMs?: number): void
  isOpen(): boolean
}

/**
 * Pauses the whole queue when the backend is plainly down: after 5 failed attempts in a row only one
 * lead at a time is tried, each after 2 to 4 seconds, or after the pause that the backend asks for,
 * up to a minute. The first answer ends it.
 * @param random gives numbers from 0 to 1
 */
export function circuit(random = Math.random): Circuit {
  let failures = 0
  let wasDown = true
  let probeAt = 0
  const isOpen = () => failures >= opensAfter
  return {
    isOpen,
    room(free, underWay, now) {
      if (!isOpen()) return free
      return underWay === 0 && now >= probeAt ? 1 : 0
    },
    answered() {
      const isBack = wasDown
      failures = 0
      wasDown = false
      return isBack
    },
    failed(now, retryAfterMs = 0) {
      failures += 1
      wasDown ||= isOpen()
      const pause = longestProbePauseMs * (0.5 + random() / 2)
      probeAt = now + Math.max(pause, Math.min(retryAfterMs, longestHoldMs))
    },
  }
}
