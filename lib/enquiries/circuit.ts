const opensAfter = 5
/** With the half second of polling, probes are between 1 and 4 seconds apart. */
const probePauseMs = { least: 1_500, most: 2_800 }
const longestRetryAfterMs = 60_000

/**
 * Pauses an endpoint of the backend that is plainly down: after 5 failed attempts in a row it is only
 * probed with one lead at a time, one to four seconds apart or after the pause that the backend asks
 * for, up to a minute. The first response ends it (contract "Wire"). `count` is that of
 * `performance.now()`, which nobody sets.
 * @param random gives numbers from 0 to 1
 */
export function makeCircuit(random = Math.random) {
  let failures = 0
  // Leads may have been pending since an outage before this process started.
  let wasDown = true
  let recoveredAt = 0
  let probeAt = 0
  const isOpen = () => failures >= opensAfter
  const scheduleProbe = (count: number) => {
    const { least, most } = probePauseMs
    probeAt = count + least + random() * (most - least)
  }
  return {
    isOpen,
    /** How many attempts may begin now, of the `free` that there is room for. */
    room(free: number, count: number): number {
      if (!isOpen()) return free
      return free > 0 && count >= probeAt ? 1 : 0
    },
    /** Records that a probe begins. */
    probed: scheduleProbe,
    /** Records that the backend responded to a lead, also with a refusal, in milliseconds since 1970. */
    responded(now: number): void {
      if (wasDown) recoveredAt = now
      failures = 0
      wasDown = false
    },
    /** Records that an attempt has to be repeated; `retryAfterMs` is what the backend asked for. */
    failed(count: number, retryAfterMs = 0): void {
      failures += 1
      if (!isOpen()) return
      if (!wasDown || failures === opensAfter) scheduleProbe(count)
      wasDown = true
      probeAt = Math.max(probeAt, count + Math.min(retryAfterMs, longestRetryAfterMs))
    },
    /** When the endpoint last recovered, in milliseconds since 1970; 0 before the first response. */
    recoveredAt: () => recoveredAt,
  }
}
