import { onlineOrPause } from './online-or-pause'
import { timeLimit } from './time-limit'

const probeMs = 5000

/** Waits until the site can be reached, and returns whether it had to wait. */
export async function waitForSite(onWait: (waiting: boolean) => void, stop: AbortSignal) {
  for (let waited = false; !stop.aborted; waited = true) {
    try {
      const signal = timeLimit(probeMs)
      await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })
      onWait(false)
      return waited
    } catch {
      onWait(true)
      await onlineOrPause(stop)
    }
  }
  onWait(false)
  return false
}
